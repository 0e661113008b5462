import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { beforeAll, expect, it } from 'vitest'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { wholePicture } from '../geometry/quad.js'
import { createPicture, type Picture } from '../image/picture.js'
import { rectify } from '../sample/rectify.js'
import { type BarcodeDecoder, openBarcodeDecoder } from './open-barcode-decoder.js'
import { type CodedDocument, readBarcodes } from './read-barcodes.js'
import { suspectBarcodes } from './suspect-barcodes.js'

let decoder: BarcodeDecoder
beforeAll(async () => {
  const program = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  const wasmBinary = new Uint8Array(await readFile(program)).buffer as ArrayBuffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  decoder = await openBarcodeDecoder()
})

type Format = 'QRCode' | 'PDF417' | 'DataMatrix'

const blankCard = (): Picture => {
  const card = createPicture(1000, 630, 1)
  card.data.fill(215)
  return card
}

/** With its top left corner there; `turned`: its rows run down the card. */
const drawBarcode = async (
  card: Picture,
  format: Format,
  text: string,
  {
    modulePx,
    left = 150,
    top = 200,
    turned = false,
  }: { modulePx: number; left?: number; top?: number; turned?: boolean },
): Promise<Picture> => {
  const { symbol } = await writeBarcode(text, { format, addQuietZones: false })
  for (let y = 0; y < symbol.height * modulePx; y++) {
    for (let x = 0; x < symbol.width * modulePx; x++) {
      const isLight = symbol.data[Math.floor(y / modulePx) * symbol.width + Math.floor(x / modulePx)]! > 127
      const [column, row] = turned ? [left + y, top + x] : [left + x, top + y]
      card.data[row * card.widthPx + column] = isLight ? 215 : 40
    }
  }
  return card
}

const laidFlat = (photo: Picture): CodedDocument => {
  const quad = wholePicture(photo)
  return { photo, quad, view: rectify(photo, quad, 576, Math.round((576 * photo.heightPx) / photo.widthPx)) }
}

it.each([
  ['QRCode', 'https://registry.example/?RUN=12345678-5', 6],
  ['PDF417', '00123456789@GOMEZ@ANA@F@30123456@A@12/03/1985@04/07/2018', 3],
  ['PDF417', '00123456789@NÚÑEZ MEJÍA@VÍCTOR@M@30123456@A@12/03/1985@04/07/2018', 3],
  ['DataMatrix', 'ABCDEF0123456789', 6],
] as const)('reads a %s and says where it is', async (format, text, modulePx) => {
  const card = await drawBarcode(blankCard(), format, text, { modulePx })
  const { barcodes, unread } = await readBarcodes(decoder, laidFlat(card))
  expect(barcodes.map((barcode) => [barcode.format, barcode.text])).toEqual([[format, text]])
  expect(unread).toEqual([])
  const [x, y] = barcodes[0]!.quad[0]
  expect(Math.hypot(x - 150, y - 200)).toBeLessThan(30)
})

it('reads all barcodes of an area, not only its first', async () => {
  const texts = ['https://registry.example/?RUN=12345678-5', 'https://registry.example/?RUN=87654321-4']
  const card = blankCard()
  for (const [index, text] of texts.entries())
    await drawBarcode(card, 'QRCode', text, { modulePx: 6, left: 150 + 190 * index })
  expect(suspectBarcodes(laidFlat(card).view)).toHaveLength(1)
  const { barcodes } = await readBarcodes(decoder, laidFlat(card))
  expect(barcodes.map(({ text }) => text).sort()).toEqual(texts)
})

it('reads a barcode that runs down the card', async () => {
  const text = '00123456789@GOMEZ@ANA@F@30123456@A'
  const card = await drawBarcode(blankCard(), 'PDF417', text, { modulePx: 3, left: 700, top: 100, turned: true })
  const { barcodes, unread } = await readBarcodes(decoder, laidFlat(card))
  expect(barcodes.map((barcode) => [barcode.format, barcode.text])).toEqual([['PDF417', text]])
  expect(unread).toEqual([])
})

it('tells where a barcode is that it cannot read', async () => {
  const card = await drawBarcode(blankCard(), 'QRCode', 'https://registry.example/?RUN=12345678-5', { modulePx: 6 })
  // Scratches through all three corners that a reader looks for.
  for (let y = 200; y < 400; y++) for (let x = 150; x < 400; x += 23) card.data.fill(40, y * 1000 + x, y * 1000 + x + 9)
  const { barcodes, unread } = await readBarcodes(decoder, laidFlat(card))
  expect(barcodes).toEqual([])
  expect(unread).toHaveLength(1)
})

it('does not look at a blank card', async () => {
  const blank = createPicture(576, 368, 1)
  expect(suspectBarcodes(blank)).toEqual([])
})
