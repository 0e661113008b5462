import { openFonts } from '@vivid/specimens'
import { pick } from '../../support/seeded-random.js'
import { claimingPictures } from '../images/claiming.js'
import { costlyPictures } from '../images/costly.js'
import { drawRecipe, type Easel, plainGrounds } from './draw-recipe.js'
import { changeRecipe, describeRecipe, inventRecipe, type Recipe, type Supplies } from './recipe.js'
import { drawTiles } from './tiles.js'
import { drawHonest, type PictureName, type Work, works } from './works.js'

/** A picture by its recipe, or a file of the fuzz corpus by its name. */
export type Wanted = Recipe | string

/** One for each picture of a request. */
export type Candidate = Readonly<Partial<Record<PictureName, Wanted>>>

/** What candidates are drawn with. */
export interface Studio extends Easel {
  readonly corpus: ReadonlyMap<string, Buffer>
}

export const openStudio = async (): Promise<Studio> => {
  const photos = await drawPhotos()
  const files = [...(await costlyPictures()), ...(await claimingPictures())]
  const corpus = new Map(files.map(({ name, bytes }) => [name, bytes]))
  return { tiles: await drawTiles(), photos, fonts: openFonts(), corpus }
}

const photoNames = ({ photo, pictures }: Work) => pictures.map((picture) => [`${photo} ${picture}`, picture] as const)

/** What candidates may be drawn on. */
export const groundNames: readonly string[] = [
  ...plainGrounds,
  ...new Set(works.flatMap((work) => photoNames(work).map(([name]) => name))),
]

/** One honest picture of each name that a kind of request sends. */
const drawPhotos = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const photos = new Map<string, Buffer>()
  for (const work of works) {
    const wanted = photoNames(work).filter(([name]) => !photos.has(name))
    const [files] = wanted.length > 0 ? await drawHonest(work, 1) : []
    for (const [name, picture] of wanted) photos.set(name, files![picture]!)
  }
  return photos
}

export const suppliesOf = ({ tiles }: Easel): Supplies => ({ tiles: [...tiles.keys()], grounds: groundNames })

export const drawCandidate = async (candidate: Candidate, studio: Studio, { maxBytes }: Work) => {
  const draw = async (wanted: Wanted) =>
    typeof wanted === 'string' ? studio.corpus.get(wanted)! : drawRecipe(wanted, studio, maxBytes)
  const drawn = Object.entries(candidate).map(async ([name, wanted]) => [name, await draw(wanted)])
  return Object.fromEntries(await Promise.all(drawn)) as Record<string, Buffer>
}

export const inventCandidate = (random: () => number, { pictures }: Work, supplies: Supplies): Candidate =>
  Object.fromEntries(pictures.map((name) => [name, inventRecipe(random, supplies)]))

/** Of the changes to a request of two pictures, those that send one of them twice. */
const SENT_TWICE = 0.15

/** The same but for one of its pictures, which is changed a little, or becomes like the other one. */
export const changeCandidate = (random: () => number, candidate: Candidate, supplies: Supplies): Candidate => {
  const names = Object.keys(candidate) as PictureName[]
  const name = pick(random, names)
  const other = names.find((one) => one !== name)
  if (other && random() < SENT_TWICE) return { ...candidate, [name]: candidate[other]! }
  const wanted = candidate[name]!
  const changed = typeof wanted === 'string' ? inventRecipe(random, supplies) : changeRecipe(random, wanted, supplies)
  return { ...candidate, [name]: changed }
}

export const describeCandidate = (candidate: Candidate): string =>
  Object.entries(candidate)
    .map(([name, wanted]) => `    ${name}: ${typeof wanted === 'string' ? wanted : describeRecipe(wanted)}`)
    .join('\n')
