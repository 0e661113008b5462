import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import type { Point, Quad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'

export type BarcodeFormat = 'QRCode' | 'PDF417' | 'DataMatrix' | 'Code128'

export interface DecodedSymbol {
  readonly format: BarcodeFormat
  readonly text: string
  readonly bytes: Uint8Array
  /** In the pixels of the picture that was looked at. */
  readonly quad: Quad
}

/** Looks for codes in a grey picture; one per thread. */
export type BarcodeDecoder = (picture: Picture) => Promise<readonly DecodedSymbol[]>

const options: ReaderOptions = {
  formats: ['QRCode', 'PDF417', 'DataMatrix', 'Code128'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
  textMode: 'Plain',
}

/** The library would fetch its program from the network; it is handed the one in its own package. */
export const openBarcodeDecoder = async (): Promise<BarcodeDecoder> => {
  const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = await readFile(program)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return async (picture) => {
    const found = await readBarcodes(toImageData(picture), options)
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

/** Codes that name no character set hold UTF-8 or Latin-1; the library's guess takes accents for Japanese. */
const toText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes).toString('latin1')
  }
}

/** The library takes what a browser's canvas gives. */
const toImageData = ({ widthPx, heightPx, data }: Picture) => {
  const rgba = new Uint32Array(widthPx * heightPx)
  for (let i = 0; i < data.length; i++) rgba[i] = data[i]! * 0x010101
  return { data: new Uint8ClampedArray(rgba.buffer), width: widthPx, height: heightPx } as unknown as Parameters<
    typeof readBarcodes
  >[0]
}
