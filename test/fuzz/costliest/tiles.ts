import { type BoxPx, type Drawing, drawSpecimen, openStudio } from '@vivid/specimens'
import { drawSelfie } from '@vivid/specimens/selfie'
import sharp, { type Sharp } from 'sharp'
import { seededRandom } from '../../support/seeded-random.js'
import { barcodeParts, type Modules } from './modules.js'

/** A piece of a picture that is repeated; PNG. */
interface Tile {
  readonly png: Buffer
  readonly widthPx: number
  readonly heightPx: number
  /** Enlarged without smoothing: modules keep their edges. */
  readonly isModules: boolean
}

export type Tiles = ReadonlyMap<string, Tile>

/** Of one module, before a recipe scales it. */
const MODULE_PX = 4

/** Parts of barcodes, and parts of drawn documents and faces, by name. */
export const drawTiles = async (): Promise<Tiles> => {
  const tiles = new Map<string, Tile>()
  for (const [name, modules] of Object.entries(barcodeParts(seededRandom(1))))
    tiles.set(name, await drawModules(modules))
  const studio = await openStudio()
  const drawings = [
    ['card', await drawSpecimen({ kind: 'id-card-colombia', seed: 'tile' }, studio)],
    ['back', await drawSpecimen({ kind: 'id-card-colombia', seed: 'tile', side: 'back' }, studio)],
    ['back with PDF417', await drawSpecimen({ kind: 'id-card-colombia-yellow', seed: 'tile', side: 'back' }, studio)],
    ['passport', await drawSpecimen({ kind: 'passport-classic', seed: 'tile' }, studio)],
  ] as const
  for (const [name, drawing] of drawings) {
    tiles.set(name, await cutOut(drawing, whole(drawing)))
    for (const [part, box] of partsOf(drawing)) tiles.set(`${part} of ${name}`, await cutOut(drawing, box))
  }
  const face = await drawSelfie(studio.portraits, 'tile')
  tiles.set('face', await toTile(sharp(face).resize({ width: 480 })))
  return tiles
}

const drawModules = ({ columns, rows, isBlack }: Modules): Promise<Tile> => {
  const data = Buffer.alloc(columns * rows * 3, 255)
  for (let i = 0; i < columns * rows; i++)
    if (isBlack(i % columns, Math.floor(i / columns))) data.fill(0, i * 3, i * 3 + 3)
  const raw = { width: columns, height: rows, channels: 3 } as const
  return toTile(sharp(data, { raw }).resize({ width: columns * MODULE_PX, kernel: 'nearest' }), true)
}

const whole = ({ widthPx, heightPx }: Drawing): BoxPx => ({ x: 0, y: 0, width: widthPx, height: heightPx })

const partsOf = ({ truth: { mrz, portrait, barcodes, lines } }: Drawing): [string, BoxPx][] => {
  const longest = [...lines].sort((a, b) => b.text.length - a.text.length)[0]
  const parts: [string, BoxPx | null | undefined][] = [
    ['zone', mrz?.box],
    ['zone line', mrz?.lineBoxes[0]],
    ['portrait', portrait],
    ['barcode', barcodes[0]?.box],
    ['line', longest?.box],
    ['label', lines.find(({ role }) => role === 'label')?.box],
  ]
  return parts.filter((part): part is [string, BoxPx] => Boolean(part[1]))
}

/** Around a part, so that lines stay apart when they are repeated. */
const MARGIN_PX = 6

const cutOut = ({ widthPx, heightPx, data }: Drawing, { x, y, width, height }: BoxPx): Promise<Tile> => {
  const left = Math.max(0, Math.floor(x) - MARGIN_PX)
  const top = Math.max(0, Math.floor(y) - MARGIN_PX)
  const area = {
    left,
    top,
    width: Math.min(widthPx - left, Math.ceil(width) + 2 * MARGIN_PX),
    height: Math.min(heightPx - top, Math.ceil(height) + 2 * MARGIN_PX),
  }
  return toTile(sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } }).extract(area))
}

const toTile = async (image: Sharp, isModules = false): Promise<Tile> => {
  const { data, info } = await image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  return { png: data, widthPx: info.width, heightPx: info.height, isModules }
}
