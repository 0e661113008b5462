import { createPicture, type Quad, turnDegrees } from '@vivid/vision'
import { describe, expect, it } from 'vitest'
import { candidateStrips, FLAT_STRIP_PX, stripAround, stripHeight } from './strips.js'

const block: Quad = [
  [100, 400],
  [612, 400],
  [612, 440],
  [100, 440],
]

describe('stripAround', () => {
  it('puts the block into the middle, four fifths of the width', () => {
    expect(stripAround(block)).toEqual([
      [36, 324],
      [676, 324],
      [676, 516],
      [36, 516],
    ])
  })

  it('is as flat as asked for, in the same place', () => {
    const flat = stripAround(block, FLAT_STRIP_PX)
    expect(flat).toEqual([
      [36, 356],
      [676, 356],
      [676, 484],
      [36, 484],
    ])
    expect([stripHeight(flat), stripHeight(stripAround(block))]).toEqual([96, 144])
  })

  it('keeps the text’s direction, upside down included', () => {
    expect(Math.abs(turnDegrees(stripAround([block[2], block[3], block[0], block[1]])))).toBeCloseTo(180)
  })

  it('stays rectangular when the block’s short sides are askew', () => {
    const [a, b, c, d] = stripAround([
      [100, 400],
      [612, 400],
      [630, 440],
      [118, 440],
    ])
    expect((b[0] - a[0]) * (d[0] - a[0]) + (b[1] - a[1]) * (d[1] - a[1])).toBeCloseTo(0)
    expect(Math.hypot(c[0] - d[0], c[1] - d[1])).toBeCloseTo(640)
  })
})

describe('candidateStrips', () => {
  const picture = createPicture(1000, 700, 3)
  const page: Quad = [
    [50, 50],
    [950, 50],
    [950, 680],
    [50, 680],
  ]

  const passport = { kind: 'passport', quad: page, confidence: 0.9 } as const
  const zone = page.map(([x, y]) => [x, y < 300 ? 560 : 660]) as unknown as Quad
  const elsewhere = page.map(([x, y]) => [x, y < 300 ? 60 : 120]) as unknown as Quad

  it('tries likely blocks first, and documents only where none was seen', () => {
    expect(candidateStrips({ documents: [passport], mrzs: [] }, picture)).toHaveLength(1)
    const seen = candidateStrips({ documents: [passport], mrzs: [{ quad: zone, confidence: 0.8 }] }, picture)
    expect(seen).toEqual([stripAround(zone)])
  })

  it('does not let a weak suspicion hide the document’s own zone', () => {
    const both = candidateStrips({ documents: [passport], mrzs: [{ quad: elsewhere, confidence: 0.1 }] }, picture)
    expect(both).toHaveLength(2)
    expect(both[0]).toEqual(stripAround(elsewhere))
  })

  it('takes a very wide picture for a cut-out of the zone, and nothing from an empty desk', () => {
    expect(candidateStrips({ documents: [], mrzs: [] }, createPicture(900, 120, 3))).toHaveLength(1)
    expect(candidateStrips({ documents: [], mrzs: [] }, picture)).toEqual([])
  })
})
