export interface ScanOptions {
  readonly width: number
  readonly height: number
  /** Components' names, which need not differ. */
  readonly ids: readonly number[]
  readonly isProgressive: boolean
  readonly scans: number
}

const segment = (marker: number, ...content: number[]): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, Buffer.from(content)])
}
const half = (value: number) => [value >> 8, value & 255]
/** One code of one bit, for the value 0. */
const table = (kind: number) => [kind, 1, ...Array(15).fill(0), 0]

/** A flat JPEG of the first component alone, over and over: a few hundred bytes of which each scan goes over every block. */
export const jpegOfScans = ({ width, height, ids, isProgressive, scans }: ScanOptions): Buffer => {
  const scan = Buffer.concat([segment(0xda, 1, ids[0]!, 0, 0, isProgressive ? 0 : 63, 0), Buffer.alloc(1)])
  const components = ids.flatMap((id) => [id, 0x11, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array(64).fill(1)),
    segment(0xc4, ...table(0), ...table(0x10)),
    segment(isProgressive ? 0xc2 : 0xc0, 8, ...half(height), ...half(width), ids.length, ...components),
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ])
}
