import type { Command } from 'opentype.js'
import type { Ink } from './ink.js'

type Shape = readonly (readonly [number, number])[]
const square = (x: number): Shape => [
  [x - 0.05, -0.09],
  [x + 0.05, -0.09],
  [x + 0.05, 0.01],
  [x - 0.05, 0.01],
]
const tilde: Shape = [
  [-0.19, -0.02],
  [-0.1, -0.11],
  [0.05, -0.06],
  [0.17, -0.13],
  [0.19, -0.08],
  [0.08, 0.01],
  [-0.07, -0.04],
  [-0.17, 0.03],
]
const acute: Shape = [
  [-0.08, 0],
  [0.08, -0.15],
  [0.15, -0.1],
  [-0.03, 0.02],
]

/** Polygons by combining mark, in shares of the em; x from the letter's middle, y from just above it. */
const shapes: Readonly<Record<string, readonly Shape[]>> = {
  '\u0301': [acute],
  '\u0300': [acute.map(([x, y]) => [-x, y] as const)],
  '\u0303': [tilde],
  '\u0307': [square(0)],
  '\u0308': [square(-0.13), square(0.13)],
}

/** A mark over a letter, for typefaces of machine readers that have plain letters only. */
export const drawMark = (mark: string, letter: Ink, sizeMm: number): Command[] => {
  const polygons = shapes[mark]
  if (!polygons) throw new Error(`no drawing for the mark U+${mark.codePointAt(0)?.toString(16)}`)
  const [x, y] = [(letter.left + letter.right) / 2, letter.top - 0.05 * sizeMm]
  return polygons.flatMap((points) => [
    ...points.map(([dx, dy], i): Command => ({ type: i ? 'L' : 'M', x: x + dx * sizeMm, y: y + dy * sizeMm })),
    { type: 'Z' } as const,
  ])
}
