import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import type { Point, Quad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'

type BarcodeFormat = 'QRCode' | 'PDF417' | 'DataMatrix' | 'Code128'

export interface DecodedSymbol {
  readonly format: BarcodeFormat
  readonly text: string
  readonly bytes: Uint8Array
  /** In the pixels of the picture that was looked at. */
  readonly quad: Quad
}

/**
 * - `first`: stops at the first barcode it reads, of the formats that known cards carry, in line with the picture's sides.
 * - `several`: the same, up to four barcodes, and in a large picture at a third of its size too.
 * - `thorough`: also stripes that run down the picture, and Data Matrix, which no known card carries: 2.5 times the time.
 */
export type Search = 'first' | 'several' | 'thorough'

/** Looks for barcodes in a grey picture, thoroughly unless told otherwise; one per thread. */
export type BarcodeDecoder = (picture: Picture, search?: Search) => Promise<readonly DecodedSymbol[]>

const several: ReaderOptions = {
  formats: ['QRCode', 'PDF417', 'Code128'],
  tryHarder: true,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
  textMode: 'Plain',
}

const options: Record<Search, ReaderOptions> = {
  first: { ...several, maxNumberOfSymbols: 1, tryDownscale: false },
  several,
  thorough: { ...several, formats: ['QRCode', 'PDF417', 'DataMatrix', 'Code128'], tryRotate: true },
}

/** The library would fetch its program from the network; it is handed the one in its own package. */
export const openBarcodeDecoder = async (): Promise<BarcodeDecoder> => {
  const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = await readFile(program)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return async (picture, search = 'thorough') => {
    const found = await readBarcodes(toGreymap(picture), options[search])
    return found
      .filter(({ isValid }) => isValid)
      .map(({ format, text, bytes, hasECI, position }) => {
        const point = ({ x, y }: { x: number; y: number }): Point => [x, y]
        const { topLeft, topRight, bottomRight, bottomLeft } = position
        const quad: Quad = [point(topLeft), point(topRight), point(bottomRight), point(bottomLeft)]
        return { format: format as BarcodeFormat, text: hasECI ? text : toText(bytes), bytes, quad }
      })
  }
}

/** Barcodes that name no character set hold UTF-8 or Latin-1; the library's guess takes accents for Japanese. */
const toText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes).toString('latin1')
  }
}

/**
 * The library takes picture files, or what a browser's canvas gives. A portable greymap (netpbm's PGM) is a header and the grey
 * bytes as they are; a canvas's four bytes per pixel would have to be made, and the library would turn them back into grey.
 */
const toGreymap = ({ widthPx, heightPx, data }: Picture): Uint8Array => {
  const header = Buffer.from(`P5 ${widthPx} ${heightPx} 255\n`, 'latin1')
  const file = new Uint8Array(header.length + data.length)
  file.set(header)
  file.set(data, header.length)
  return file
}
