import { oneOf, readOptions, whole } from '@vivid/command'
import { type DocumentField, loadCatalogue, matchingLimits } from '@vivid/documents'
import { everything, interpret, loadDocumentReader, recognise } from '@vivid/engines/ocr'
import { type DrawingTruth, type Level, levels, openStudio } from '@vivid/specimens'
import { drawCase, photographNear } from '../accuracy/draw-case.js'
import { templates } from '../accuracy/templates.js'

const usage = `usage: npm run bench -- sureness [--count N] [--level LEVEL] [--seed TEXT]

Reads both sides of N drawn cards of each template (default 2; hard photos unless --level says otherwise) and counts, by the
probability with which the reader of print read them, how many characters of names, numbers and dates are wrong. Only values of
the right length count: in others it cannot be said which character is which.`

/** A probability from which on characters count as surely read: of so many one may be wrong. */
const MOST_WRONG = 1 / 1_000

const steps = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99] as const

const measured = Object.keys(matchingLimits.weights) as DocumentField[]

interface Tally {
  characters: number
  wrong: number
}

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    count: { type: 'string', default: '2' },
    level: { type: 'string', default: 'hard' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  })
  if (values.help) {
    console.log(usage)
    return true
  }
  const level = oneOf('--level', values.level, Object.keys(levels) as Level[])
  const tallies = await measure(whole('--count', values.count, 1), level, values.seed)
  console.log('| probability | characters | wrong |\n|---|---|---|')
  for (const step of steps)
    console.log(`| from ${step} | ${tallies.get(step)!.characters} | ${tallies.get(step)!.wrong} |`)
  const sure = steps.filter((step) => step >= matchingLimits.sure).map((step) => tallies.get(step)!)
  const sum = (pick: (tally: Tally) => number) => sure.reduce((total, tally) => total + pick(tally), 0)
  const [characters, wrong] = [sum((tally) => tally.characters), sum((tally) => tally.wrong)]
  console.log(`\nFrom ${matchingLimits.sure} on: ${wrong} of ${characters} wrong.`)
  return wrong <= characters * MOST_WRONG
}

const measure = async (count: number, level: Level, seed: string): Promise<ReadonlyMap<number, Tally>> => {
  const tallies = new Map<number, Tally>(steps.map((step) => [step, { characters: 0, wrong: 0 }]))
  const [studio, reader, catalogue] = [await openStudio(), await loadDocumentReader(), loadCatalogue()]
  const knowledge = { catalogue, today: new Date() }
  for (const template of templates.filter(({ asked }) => asked === 'card'))
    for (let index = 0; index < count; index++) {
      const { sides } = await drawCase(studio, template, index, `sureness/${seed}`)
      const reads = []
      for (const drawing of sides) {
        const { kind, seed: own, side } = drawing.truth
        const { jpeg } = await photographNear(drawing, level, `${kind}/${own}/${level}/${side}`)
        reads.push(await reader.read(jpeg, everything))
      }
      const card = interpret(recognise(reads, knowledge, 'card'))
      for (const { truth } of sides)
        for (const { field, value, characters, source } of card[truth.side]?.candidates ?? [])
          if (source === 'print' && measured.includes(field) && characters?.length === value.length)
            tally(tallies, value, characters, expectedOf(truth, field))
    }
  return tallies
}

/** Of a number that may be the card's or the holder's, either is right. */
const expectedOf = ({ printed, fields }: DrawingTruth, field: DocumentField): readonly string[] => {
  const names = field === 'document_number' ? (['document_number', 'voter_key', 'support_number'] as const) : [field]
  return names.flatMap((name) => (name in printed || field.endsWith('names') ? (fields[name as 'names'] ?? []) : []))
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

const tally = (
  tallies: ReadonlyMap<number, Tally>,
  value: string,
  sure: readonly number[],
  expected: readonly string[],
): void => {
  const wrongs = expected
    .filter(({ length }) => length === value.length)
    .map((truth) => [...plain(value)].map((character, at) => character !== plain(truth)[at]))
  const [fewest] = wrongs.sort((a, b) => a.filter(Boolean).length - b.filter(Boolean).length)
  fewest?.forEach((isWrong, at) => {
    if (value[at] === ' ') return
    const own = tallies.get(steps.findLast((step) => sure[at]! >= step)!)!
    own.characters += 1
    own.wrong += isWrong ? 1 : 0
  })
}
