import { createRequire } from 'node:module'
import type { ErrorName } from '@vivid/contract'
import { type AnalysedFace, loadSelfieAnalyst, type SelfieAnalyst } from '@vivid/engines/selfie-liveness'
import type { Point } from '@vivid/vision'
import { beforeAll, describe, expect, it } from 'vitest'
import * as drawn from '../support/drawn.js'
import { examples } from '../support/whole-run.js'

const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))('sharp')

let analyst: SelfieAnalyst
let selfie: Buffer
let face: AnalysedFace
beforeAll(async () => {
  analyst = await loadSelfieAnalyst()
  selfie = await drawn.selfie(3)
  face = (await analyst.analyse(selfie)).found!
})

const problemOf = async (jpeg: Buffer): Promise<ErrorName | null> => (await analyst.analyse(jpeg)).problem

/** A drawn face is no living one: whether its liveness is believed is not asked here. */
const acceptable = [null, 'liveness_score']

/** The selfie with shapes drawn over it, given as SVG in its pixels. */
const drawnOver = (shapes: string): Promise<Buffer> =>
  sharp(selfie)
    .composite([
      { input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1280">${shapes}</svg>`) },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()

const at = (index: number): Point => face.mesh.points[index]!
const path = (...indices: number[]) => indices.map((i) => at(i).map(Math.round).join(',')).join(' ')
/** The picture around the face alone. */
const closeUp = (share: number): Promise<Buffer> => {
  const { left, top, right, bottom } = face.face.box
  const side = Math.round((right - left) * share)
  const corner = { left: Math.round((left + right - side) / 2), top: Math.round((top + bottom - side) / 2) }
  return sharp(selfie)
    .extract({ ...corner, width: side, height: side })
    .resize(640)
    .toBuffer()
}

/** The picture without what lies left of this share of the face. */
const cutOff = (share: number): Promise<Buffer> => {
  const columns = face.mesh.points.map(([x]) => x)
  const [first, last] = [Math.min(...columns), Math.max(...columns)]
  const left = Math.round(first + share * (last - first))
  return sharp(selfie)
    .extract({ left, top: 0, width: 960 - left, height: 1280 })
    .toBuffer()
}

describe('a drawn selfie', () => {
  it('that is believed in colour is believed in grey', async () => {
    const believed = await drawn.selfie(1)
    const grey = await sharp(believed).greyscale().jpeg({ quality: 92 }).toBuffer()
    expect(await Promise.all([believed, grey].map(problemOf))).toEqual([null, null])
  })

  it('is not refused by any code about face or picture', async () =>
    expect(acceptable).toContain(await problemOf(selfie)))

  it.each(examples([90, 180, 270]))('nor when the camera was turned by %i degrees', async (degrees) => {
    expect(acceptable).toContain(await problemOf(await sharp(selfie).rotate(degrees).toBuffer()))
  })

  it('nor behind clear glasses', async () => {
    const ring = (outer: number, inner: number) => {
      const [a, b] = [at(outer), at(inner)]
      const radius = Math.hypot(a[0] - b[0], a[1] - b[1]) * 0.8
      return `<circle cx="${(a[0] + b[0]) / 2}" cy="${(a[1] + b[1]) / 2}" r="${radius}" fill="none" stroke="#222" stroke-width="7"/>`
    }
    expect(acceptable).toContain(await problemOf(await drawnOver(ring(33, 133) + ring(362, 263))))
  })
})

describe('composed faults', () => {
  it('700: the face fills the frame', async () => {
    expect(await problemOf(await closeUp(1.12))).toBe('face_too_close')
  })

  it('701: the face stands at the edge', async () => {
    expect(await problemOf(await cutOff(0.04))).toBe('face_near_border')
  })

  it('702: part of the face is outside', async () => {
    expect(await problemOf(await cutOff(0.25))).toBe('face_incomplete')
  })

  it('703: a mask', async () => {
    const mask = `<polygon points="${path(227, 116, 117, 6, 346, 345, 447, 361, 397, 377, 152, 148, 172, 132)}" fill="#9bc7dd"/>`
    expect(await problemOf(await drawnOver(mask))).toBe('face_obstructed')
  })

  it('703: dark glasses', async () => {
    const lens = (outer: number, inner: number) => {
      const [a, b] = [at(outer), at(inner)]
      const width = Math.hypot(a[0] - b[0], a[1] - b[1])
      return `<ellipse cx="${(a[0] + b[0]) / 2}" cy="${(a[1] + b[1]) / 2 + width * 0.1}" rx="${width * 0.85}" ry="${width * 0.7}" fill="#101014"/>`
    }
    const bridge = `<polyline points="${path(33, 263)}" stroke="#101014" stroke-width="9"/>`
    expect(await problemOf(await drawnOver(lens(33, 133) + lens(362, 263) + bridge))).toBe('face_obstructed')
  })

  it('703: a hand-sized thing before the mouth, also where the head is tilted', async () => {
    const [x, y] = at(13)
    const cup = `<ellipse cx="${x}" cy="${y}" rx="120" ry="105" fill="#b8432f"/>`
    const drunk = await drawnOver(cup)
    expect(await problemOf(drunk)).toBe('face_obstructed')
    expect(await problemOf(await sharp(drunk).rotate(35, { background: '#777' }).toBuffer())).toBe('face_obstructed')
  })

  it('704: nobody', async () => {
    const wall = { width: 640, height: 480, channels: 3, background: '#987' }
    expect(await problemOf(await sharp({ create: wall }).jpeg().toBuffer())).toBe('face_not_found')
  })

  it('705: two people, but not somebody small in the background', async () => {
    const beside = (widthPx: number) =>
      sharp({ create: { width: 1920, height: 1280, channels: 3, background: '#777' } })
        .composite([
          { input: selfie, left: 0, top: 0 },
          { input: second(widthPx), left: 1000, top: 200 },
        ])
        .jpeg()
        .toBuffer()
    const second = (widthPx: number) => small.get(widthPx)!
    const small = new Map<number, Buffer>()
    for (const widthPx of [900, 260]) small.set(widthPx, await sharp(selfie).resize(widthPx).toBuffer())
    expect(await problemOf(await beside(900))).toBe('several_faces')
    expect(acceptable).toContain(await problemOf(await beside(260)))
  })

  it('706: few pixels, or far away', async () => {
    expect(await problemOf(await sharp(selfie).resize(120).toBuffer())).toBe('face_too_small')
    const room = { width: 2400, height: 2400, channels: 3, background: '#8a8378' }
    const far = sharp({ create: room }).composite([
      { input: await sharp(selfie).resize(420).toBuffer(), left: 900, top: 900 },
    ])
    expect(await problemOf(await far.jpeg().toBuffer())).toBe('face_too_small')
  })

  it('707: a tilted head', async () => {
    expect(await problemOf(await sharp(selfie).rotate(40, { background: '#777' }).toBuffer())).toBe('face_angle')
  })

  it('716: closed eyes', async () => {
    const lid = async (outer: number, inner: number, above: number, lashes: readonly number[]) => {
      const [x, y] = at(above).map(Math.round) as [number, number]
      const skin = await sharp(selfie).extract({ left: x, top: y, width: 6, height: 4 }).resize(1, 1).raw().toBuffer()
      const [a, b] = [at(outer), at(inner)]
      const width = Math.hypot(a[0] - b[0], a[1] - b[1])
      const shape = `cx="${(a[0] + b[0]) / 2}" cy="${(a[1] + b[1]) / 2}" rx="${width * 0.56}" ry="${width * 0.3}"`
      return (
        `<ellipse ${shape} fill="rgb(${skin[0]},${skin[1]},${skin[2]})"/>` +
        `<polyline points="${path(outer, ...lashes, inner)}" fill="none" stroke="#2a1d18" stroke-width="5"/>`
      )
    }
    const left = await lid(33, 133, 27, [163, 144, 145, 153, 154])
    const right = await lid(263, 362, 257, [390, 373, 374, 380, 381])
    const soft = await sharp(await drawnOver(left + right))
      .blur(1.2)
      .jpeg()
      .toBuffer()
    expect(await problemOf(soft)).toBe('eyes_closed')
  })

  it('713: small, soft and dim, none of them too much', async () => {
    const small = await sharp(selfie).resize(170).png().toBuffer()
    expect(await problemOf(await sharp(small).blur(1).linear(0.6, 0).png().toBuffer())).toBe('selfie_quality')
  })

  it('714: too dark, too bright, blurred', async () => {
    const spoilt = [sharp(selfie).linear(0.12, 0), sharp(selfie).linear(0.4, 180), sharp(selfie).blur(14)]
    for (const picture of spoilt) expect(await problemOf(await picture.jpeg().toBuffer())).toBe('selfie_conditions')
  })
})

describe('quality never rises', () => {
  const qualityOf = async (picture: { toBuffer(): Promise<Buffer> }) =>
    (await analyst.analyse(await picture.toBuffer())).found?.quality ?? 0

  const worse: [string, (() => { toBuffer(): Promise<Buffer> })[]][] = [
    ['with blur', [1, 2, 4, 7, 11].map((sigma) => () => sharp(selfie).blur(sigma))],
    ['in the dark', [1, 0.7, 0.45, 0.25, 0.12].map((gain) => () => sharp(selfie).linear(gain, 0))],
    ['in glaring light', [0, 40, 80, 120, 160].map((lift) => () => sharp(selfie).linear(1, lift))],
    ['with fewer pixels', [960, 480, 240, 160, 120].map((widthPx) => () => sharp(selfie).resize(widthPx))],
  ]
  it.each(examples(worse))('%s', async (_what, pictures) => {
    const scores: number[] = []
    for (const picture of pictures) scores.push(await qualityOf(picture()))
    for (let i = 1; i < scores.length; i++) expect(scores[i]).toBeLessThanOrEqual(scores[i - 1]! + 0.02)
    expect(scores.at(-1)).toBeLessThan(scores[0]! - 0.2)
  })
})
