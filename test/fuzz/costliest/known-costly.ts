import type { Candidate } from './candidate.js'
import type { Layer, Recipe } from './recipe.js'
import { type TextKind, textKinds } from './texts.js'
import type { Work } from './works.js'

const all = { left: 0, top: 0, right: 1, bottom: 1 }

const covered = (ground: string, tile: string, tilePx: number, part: Partial<Layer> = {}): Recipe => ({
  widthPx: 1600,
  heightPx: 1200,
  ground,
  layers: [{ tile, tilePx, gap: 0, ...all, ...part }],
  turnDegrees: 0,
  contrast: 1,
  quality: 85,
})

/** Where the drawn documents lie in their photos, about. */
const onDocument = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 }

/** Pictures of which each was the costliest at some time. */
const recipes: Readonly<Record<string, Recipe>> = {
  'QR finder patterns on a document': covered('card frontside', 'QR finder pattern', 40, onDocument),
  'QR finder patterns all over': covered('white', 'QR finder pattern', 40),
  'PDF417 rows all over': covered('white', 'PDF417 row', 400),
  'Data Matrix borders all over': covered('white', 'Data Matrix border', 60),
  'machine readable zones all over': covered('white', 'zone of passport', 500),
  'lines of print all over': covered('white', 'line of card', 300),
  'cards all over': covered('grey', 'card', 400, { gap: 0.1 } as Partial<Layer>),
  'faces all over': covered('white', 'face', 300),
}

const printed = (
  kinds: readonly TextKind[],
  linePx: number,
  columns: number,
  leading: number,
  seed: number,
): Recipe => ({
  ...covered('white', '', 0),
  layers: [],
  print: { texts: kinds, seed, linePx, columns, leading, font: 'grotesk' },
})

/** Pages of print, by their seed: two pictures that show one text are soon known for one side sent twice. */
export const pages: readonly ((seed: number) => Recipe)[] = [
  ...textKinds.map((kind) => (seed: number) => printed([kind], 26, 3, 1.4, seed)),
  (seed) => printed(['random words'], 20, 6, 1.5, seed),
  (seed) => printed(['nine short words'], 20, 2, 1.5, seed),
  (seed) => printed(textKinds, 24, 4, 1.5, seed),
]

/** For every picture of a request the same; pages of print; and an honest request, to be changed. */
export const knownCostly = ({ pictures, photo }: Work): Candidate[] => [
  ...pages.map((page) => Object.fromEntries(pictures.map((name, seed) => [name, page(seed)]))),
  ...Object.values(recipes).map((recipe) => Object.fromEntries(pictures.map((name) => [name, recipe]))),
  Object.fromEntries(pictures.map((name) => [name, { ...covered(`${photo} ${name}`, '', 0), layers: [] }])),
]
