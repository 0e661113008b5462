const starts = (bytes: Uint8Array, offset: number, ...expected: number[]) =>
  expected.every((value, index) => bytes[offset + index] === value)
const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0))

/** Bytes at a file's beginning that tell its format. */
export const TYPE_BYTES = 12

/** HEIC and AVIF are one file format around two codecs. */
const types = {
  jpeg: (bytes) => starts(bytes, 0, 0xff, 0xd8, 0xff),
  png: (bytes) => starts(bytes, 0, 0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a),
  webp: (bytes) => starts(bytes, 0, ...ascii('RIFF')) && starts(bytes, 8, ...ascii('WEBP')),
  gif: (bytes) => starts(bytes, 0, ...ascii('GIF8')),
  bmp: (bytes) => starts(bytes, 0, ...ascii('BM')),
  tiff: (bytes) => starts(bytes, 0, ...ascii('II'), 0x2a, 0) || starts(bytes, 0, ...ascii('MM'), 0, 0x2a),
  heif: (bytes) =>
    starts(bytes, 4, ...ascii('ftyp')) &&
    /^(avi[fs]|hei[cxms]|hev[cx]|mi[fa]1|msf1)/.test(String.fromCharCode(...bytes.slice(8, 12))),
} satisfies Record<string, (bytes: Uint8Array) => boolean>

export type ImageType = keyof typeof types
const typeNames = Object.keys(types) as ImageType[]

/** The raster formats that the engines' decoder reads. A name or content type proves nothing; the first bytes do. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null => typeNames.find((name) => types[name](bytes)) ?? null

export const isPicture = (bytes: Uint8Array): boolean => imageTypeOf(bytes) !== null
