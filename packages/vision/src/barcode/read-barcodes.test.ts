import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { beforeAll, expect, it } from 'vitest'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { createPicture, type Picture } from '../image/picture.js'
import { type BarcodeDecoder, openBarcodeDecoder } from './open-barcode-decoder.js'
import { readBarcodes } from './read-barcodes.js'
import { suspectCodes } from './suspect-codes.js'

let decoder: BarcodeDecoder
beforeAll(async () => {
  const program = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  const wasmBinary = new Uint8Array(await readFile(program)).buffer as ArrayBuffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  decoder = await openBarcodeDecoder()
})

const whole = [
  [0, 0],
  [1000, 0],
  [1000, 630],
  [0, 630],
] as const

/** A light card with one code on it. */
const cardWith = async (
  format: 'QRCode' | 'PDF417' | 'DataMatrix',
  text: string,
  modulePx: number,
): Promise<Picture> => {
  const card = createPicture(1000, 630, 3)
  card.data.fill(215)
  const { symbol } = await writeBarcode(text, { format, addQuietZones: false })
  for (let y = 0; y < symbol.height * modulePx; y++) {
    for (let x = 0; x < symbol.width * modulePx; x++) {
      const tone = symbol.data[Math.floor(y / modulePx) * symbol.width + Math.floor(x / modulePx)]! > 127 ? 215 : 40
      card.data.fill(tone, ((y + 200) * 1000 + x + 150) * 3, ((y + 200) * 1000 + x + 151) * 3)
    }
  }
  return card
}

it.each([
  ['QRCode', 'https://registry.example/?RUN=12345678-5', 6],
  ['PDF417', '00123456789@GOMEZ@ANA@F@30123456@A@12/03/1985@04/07/2018', 3],
  ['PDF417', '00123456789@NÚÑEZ MEJÍA@VÍCTOR@M@30123456@A@12/03/1985@04/07/2018', 3],
  ['DataMatrix', 'ABCDEF0123456789', 6],
] as const)('reads a %s and says where it is', async (format, text, modulePx) => {
  const card = await cardWith(format, text, modulePx)
  const { barcodes, unread } = await readBarcodes(decoder, card, whole)
  expect(barcodes.map((code) => [code.format, code.text])).toEqual([[format, text]])
  expect(unread).toEqual([])
  const [x, y] = barcodes[0]!.quad[0]
  expect(Math.hypot(x - 150, y - 200)).toBeLessThan(30)
})

it('tells where a code is that it cannot read', async () => {
  const card = await cardWith('QRCode', 'https://registry.example/?RUN=12345678-5', 6)
  // Scratches through all three corners that a reader looks for.
  for (let y = 200; y < 400; y++)
    for (let x = 150; x < 400; x += 23) card.data.fill(40, (y * 1000 + x) * 3, (y * 1000 + x + 9) * 3)
  const { barcodes, unread } = await readBarcodes(decoder, card, whole)
  expect(barcodes).toEqual([])
  expect(unread).toHaveLength(1)
})

it('does not look at a blank card', async () => {
  const blank = createPicture(1000, 630, 3)
  expect(suspectCodes(blank)).toEqual([])
})
