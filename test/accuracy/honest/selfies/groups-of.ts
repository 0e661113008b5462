import { sizeOf } from '../size-of.js'
import type { AskedSelfie } from './ask-selfies.js'

/** What shows the face, in the words of the labels; the first that matches. Where they name several, none of them is certain. */
const attackKinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['print or screen, not said which', /print\/screen|screen\/tablet\/print|print\/phone|cut\/replay/],
  ['face cut out and worn', /cut-out/],
  ['print in a hand', /print.*hand|hand-held print/],
  ['print', /print/],
  ['tablet', /highdef|tablet/],
  ['phone', /mobile|phone/],
  ['screen, not said which', /replay|screen/],
]

const livingKinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['before strong back light', /back light/],
  ['webcam', /^webcam \(|replay-attack/],
  ['phone', /phone/],
  ['portrait', /portrait/],
]

/** All-Age-Faces numbers its women first and writes the age into the file's name. */
const ALL_AGE = /All-Age-Faces.*\/(\d{5})A(\d\d)\.jpg$/
const FIRST_MAN = 7381
const ages = [
  [60, '60 years and more'],
  [30, '30 to 59 years'],
  [18, '18 to 29 years'],
  [0, 'below 18 years'],
] as const

const fromOn = (bounds: readonly (readonly [number, string])[], value: number) =>
  bounds.find(([least]) => value >= least)![1]

/** The groups that a picture's labels put it into, beginning with what they are groups of. */
export const groupsOf = ({ isGenuine, subtype, path, longSidePx }: AskedSelfie): string[] => {
  const told = `${subtype} ${path.split('/').at(-1)}`
  const kind = (isGenuine ? livingKinds : attackKinds).find(([, words]) => words.test(told))?.[0] ?? 'not said'
  const [, number, age] = ALL_AGE.exec(path) ?? []
  const people = number ? [Number(number) < FIRST_MAN ? 'women' : 'men', fromOn(ages, Number(age))] : []
  return [
    sizeOf({ longSidePx }),
    `${isGenuine ? 'living' : 'attack'}: ${kind}`,
    ...people.map((group) => `people (All-Age-Faces): ${group}`),
  ]
}
