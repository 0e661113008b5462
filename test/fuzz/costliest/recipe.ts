import { pick } from '../../support/seeded-random.js'
import { type TextKind, textKinds } from './texts.js'

/** A picture as numbers that can be changed a little. */
export interface Recipe {
  readonly widthPx: number
  readonly heightPx: number
  /** What lies below the layers: a plain tone, noise, or a photo by its name. */
  readonly ground: string
  readonly layers: readonly Layer[]
  /** Printed over everything else. */
  readonly print?: Print
  /** Of everything, clockwise. */
  readonly turnDegrees: number
  /** 1 as drawn, 0 all grey, above 1 cut off at black and white. */
  readonly contrast: number
  /** Of the JPEG; less where the file would be too large. */
  readonly quality: number
}

/** One tile, repeated over a part of the picture. */
export interface Layer {
  readonly tile: string
  /** Width of one tile in the picture's pixels. */
  readonly tilePx: number
  /** Between two tiles, as a share of a tile's width. */
  readonly gap: number
  /** Shares of the picture's width and height. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Columns of texts, all over the picture. */
export interface Print {
  /** Each text is of one of these kinds. */
  readonly texts: readonly TextKind[]
  readonly seed: number
  /** Em size. */
  readonly linePx: number
  readonly columns: number
  /** From line to line, in em. */
  readonly leading: number
  readonly font: (typeof fonts)[number]
}

const fonts = ['grotesk', 'condensed', 'ocrb'] as const

/** What recipes are made of. */
export interface Supplies {
  readonly tiles: readonly string[]
  readonly grounds: readonly string[]
}

const MAX_LAYERS = 4
/** From a stamp to the most that is decoded, often as phones send them. */
const sizes = [
  [320, 240],
  [800, 600],
  [1600, 1200],
  [1200, 1600],
  [1600, 1200],
  [2600, 2000],
  [4000, 3000],
  [4300, 4300],
  [4000, 400],
  [4300, 40],
  [40, 4300],
  [7000, 7000],
] as const

type Random = () => number

const between = (random: Random, low: number, high: number) => low + (high - low) * random()
/** As many small ones as large ones. */
const scaled = (random: Random, low: number, high: number) => low * (high / low) ** random()

const inventLayer = (random: Random, { tiles }: Supplies, widthPx: number): Layer => {
  const isAll = random() < 0.5
  const [left, top] = isAll ? [0, 0] : [between(random, 0, 0.7), between(random, 0, 0.7)]
  return {
    tile: pick(random, tiles),
    tilePx: Math.round(scaled(random, 8, widthPx)),
    gap: random() < 0.5 ? 0 : between(random, 0, 0.5),
    left,
    top,
    right: isAll ? 1 : between(random, left + 0.1, 1),
    bottom: isAll ? 1 : between(random, top + 0.1, 1),
  }
}

const MAX_COLUMNS = 8
const MAX_SEED = 1e6

const inventPrint = (random: Random, widthPx: number): Print => ({
  texts: Array.from({ length: random() < 0.6 ? 1 : 3 }, () => pick(random, textKinds)),
  seed: Math.floor(random() * MAX_SEED),
  linePx: Math.ceil(scaled(random, 0.008, 0.04) * widthPx),
  columns: Math.ceil(random() * MAX_COLUMNS),
  leading: between(random, 1.1, 2.5),
  font: pick(random, fonts),
})

const changePrint = (random: Random, print: Print): Print =>
  pick(random, [
    { ...print, texts: print.texts.with(Math.floor(random() * print.texts.length), pick(random, textKinds)) },
    { ...print, texts: [...print.texts, pick(random, textKinds)] },
    { ...print, seed: Math.floor(random() * MAX_SEED) },
    { ...print, linePx: Math.max(4, Math.round(print.linePx * scaled(random, 0.7, 1.4))) },
    { ...print, columns: Math.ceil(random() * MAX_COLUMNS) },
    { ...print, leading: between(random, 1.1, 2.5) },
    { ...print, font: pick(random, fonts) },
  ])

/** Of the invented recipes, those with print; a third of them have nothing else. */
const PRINTED = 0.5

export const inventRecipe = (random: Random, supplies: Supplies): Recipe => {
  const [widthPx, heightPx] = pick(random, sizes)
  const layers = Array.from({ length: Math.floor(random() * 3) + (random() < 0.8 ? 1 : 0) }, () =>
    inventLayer(random, supplies, widthPx),
  )
  const isPrinted = random() < PRINTED
  const isPrintAlone = isPrinted && random() < 1 / 3
  return {
    widthPx,
    heightPx,
    ground: isPrintAlone ? 'white' : pick(random, supplies.grounds),
    layers: isPrintAlone ? [] : layers,
    ...(isPrinted && { print: inventPrint(random, widthPx) }),
    turnDegrees: random() < 0.6 ? 0 : Math.round(between(random, 0, 360)),
    contrast: random() < 0.7 ? 1 : between(random, 0.1, 4),
    quality: Math.round(between(random, 40, 95)),
  }
}

/** The same but for one thing. */
export const changeRecipe = (random: Random, recipe: Recipe, supplies: Supplies): Recipe => {
  const { layers, print } = recipe
  const at = Math.floor(random() * layers.length)
  const withLayer = (change: (layer: Layer) => Layer) => ({
    ...recipe,
    layers: layers.map((layer, i) => (i === at ? change(layer) : layer)),
  })
  const changes: (() => Recipe)[] = [
    () => ({ ...recipe, ground: pick(random, supplies.grounds) }),
    () => {
      const [widthPx, heightPx] = pick(random, sizes)
      return { ...recipe, widthPx, heightPx }
    },
    () => ({ ...recipe, contrast: between(random, 0.1, 4) }),
    () => ({ ...recipe, turnDegrees: (recipe.turnDegrees + pick(random, [2, 10, 45, 90, 180])) % 360 }),
    () => ({ ...recipe, quality: Math.round(between(random, 40, 95)) }),
    () => ({ ...recipe, print: print ? changePrint(random, print) : inventPrint(random, recipe.widthPx) }),
    ...(print ? [() => ({ ...recipe, print: changePrint(random, print) })] : []),
    ...(layers.length < MAX_LAYERS
      ? [() => ({ ...recipe, layers: [...layers, inventLayer(random, supplies, recipe.widthPx)] })]
      : []),
    ...(layers.length === 0
      ? []
      : [
          () => ({ ...recipe, layers: layers.filter((_, i) => i !== at) }),
          () => withLayer((layer) => ({ ...layer, tile: pick(random, supplies.tiles) })),
          () =>
            withLayer((layer) => ({
              ...layer,
              tilePx: Math.max(4, Math.round(layer.tilePx * scaled(random, 0.6, 1.7))),
            })),
          () => withLayer((layer) => ({ ...layer, gap: between(random, 0, 0.5) })),
          () =>
            withLayer((layer) => ({
              ...inventLayer(random, supplies, recipe.widthPx),
              tile: layer.tile,
              tilePx: layer.tilePx,
            })),
        ]),
  ]
  return pick(random, changes)()
}

const describePrint = ({ texts, seed, linePx, columns, leading, font }: Print): string =>
  `${texts.join(', ')} (seed ${seed}) in ${columns} columns of ${font}, ${linePx} px, leading ${leading.toFixed(1)}`

export const describeRecipe = ({ widthPx, heightPx, ground, layers, print, turnDegrees, contrast }: Recipe): string =>
  [
    `${widthPx}×${heightPx} on ${ground}`,
    ...layers.map(
      ({ tile, tilePx, gap, left, top, right, bottom }) =>
        `${tile} of ${tilePx} px${gap > 0 ? ` with gaps of ${gap.toFixed(2)}` : ''}${left + top > 0 || right + bottom < 2 ? ` from ${left.toFixed(2)},${top.toFixed(2)} to ${right.toFixed(2)},${bottom.toFixed(2)}` : ''}`,
    ),
    ...(print ? [describePrint(print)] : []),
    ...(turnDegrees ? [`turned by ${turnDegrees}°`] : []),
    ...(contrast === 1 ? [] : [`contrast ${contrast.toFixed(1)}`]),
  ].join('; ')
