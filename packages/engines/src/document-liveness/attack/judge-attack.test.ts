import { createPicture, loadModel, type Model, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { attackNames, attackThresholds } from './attack-settings.js'
import { attackModelId, judgeAttack, weigh } from './judge-attack.js'

const thresholds = { screen: 0.5, print: 0.8, portrait: 0.25, digital: 0.5 }

it('names the signal that goes furthest beyond its own threshold', () => {
  const { attack, score } = weigh({ screen: 0.55, print: 0.79, portrait: 0.7, digital: 0.1 }, thresholds)
  expect(attack).toBe('portrait')
  expect(score).toBeCloseTo(0.2)
})

it('passes what stays below every threshold, with a score that tells how near it came', () => {
  const { attack, score } = weigh({ screen: 0.1, print: 0.64, portrait: 0.05, digital: 0 }, thresholds)
  expect(attack).toBeNull()
  expect(score).toBeCloseTo(0.6)
})

it('turns at 0.5 exactly where the verdict turns', () => {
  const at = (print: number) => weigh({ screen: 0, print, portrait: 0, digital: 0 }, thresholds)
  expect(at(0.8)).toMatchObject({ score: 0.5, attack: 'print' })
  expect(at(0.7999).attack).toBeNull()
})

/** Answers one row of signals per run, in this order. */
const answering = (...rows: number[][]) => {
  const hasPortrait: number[] = []
  const card = {
    id: 'x',
    weights: '',
    sha256: '',
    paperTone: { middle: Math.log(4), slope: 1 },
    thresholds: Object.fromEntries(
      Object.entries({ ...thresholds, printWithoutPortrait: 0.9 }).map(([name, value]) => [name, { value }]),
    ),
  }
  const liveness: Model = {
    card,
    run: async (inputs) => {
      hasPortrait.push(inputs.hasPortrait!.data[0]!)
      return { signals: { dims: [1, 4], data: Float32Array.from(rows.shift()!) } }
    },
  }
  return { liveness, hasPortrait }
}

const quad = (left: number, top: number, right: number, bottom: number): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

it('hands on what one look says, with the portrait where there is one', async () => {
  const { liveness, hasPortrait } = answering([0.2, 0.1, 0.9, 0.1], [0.6, 0.1, 0.1, 0.1])
  const face = quad(70, 70, 90, 90)
  const judged = await judgeAttack({ liveness }, createPicture(300, 200, 3), quad(50, 50, 150, 120), face)
  expect(judged.attack).toBe('portrait')
  expect(judged.signals.screen).toBeCloseTo(0.2)
  const frame = await judgeAttack({ liveness }, createPicture(300, 200, 3), null, null)
  expect(frame.attack).toBe('screen')
  expect(hasPortrait).toEqual([1, 0])
})

it('asks more of a print where there is no portrait: backs are pale', async () => {
  const back = [0.1, 0.83, 0.1, 0.1]
  const { liveness } = answering([0.1, 0.92, 0.1, 0.1], back, [0.1, 0.99, 0.1, 0.1])
  const judge = (face: Quad | null) =>
    judgeAttack({ liveness }, createPicture(300, 200, 3), quad(50, 50, 150, 120), face)
  expect(await judge(quad(70, 70, 90, 90))).toMatchObject({ attack: 'print', thresholds: { print: 0.8 } })
  expect(await judge(null)).toMatchObject({ attack: null, thresholds: { print: 0.9 } })
  expect(await judge(null)).toMatchObject({ attack: 'print' })
})

it('takes the mean of two looks where one would hang by a pixel, and one look where it is sure', async () => {
  const near = [0.45, 0.1, 0.1, 0.1]
  const { liveness, hasPortrait } = answering(near, [0.7, 0.1, 0.1, 0.1])
  const judged = await judgeAttack({ liveness }, createPicture(300, 200, 3), quad(50, 50, 150, 120), null)
  expect(hasPortrait).toHaveLength(2)
  expect(judged.attack).toBe('screen')
  expect(judged.signals.screen).toBeCloseTo(0.58, 2)
  for (const sure of [
    [0.3, 0.1, 0.1, 0.1],
    [0.45, 0.1, 0.6, 0.1],
  ]) {
    const once = answering(sure)
    await judgeAttack(once, createPicture(300, 200, 3), quad(50, 50, 150, 120), quad(70, 70, 90, 90))
    expect(once.hasPortrait).toHaveLength(1)
  }
})

it('looks once where no document is known: there is no outline to move', async () => {
  const { liveness, hasPortrait } = answering([0.49, 0.1, 0.1, 0.1])
  await judgeAttack({ liveness }, createPicture(300, 200, 3), null, null)
  expect(hasPortrait).toHaveLength(1)
})

it.each([...attackNames, 'printWithoutPortrait'])(
  'refuses a card without the threshold %s, whatever it is asked',
  (name) => {
    const { card } = answering().liveness
    const { [name]: _, ...others } = (card as unknown as { thresholds: Record<string, unknown> }).thresholds
    const lacking = { ...card, thresholds: others } as typeof card
    for (const hasPortrait of [true, false]) expect(() => attackThresholds(lacking, hasPortrait)).toThrow(name)
  },
)

it('refuses a card without thresholds', async () => {
  const { liveness } = answering([0, 0, 0, 0])
  const bare: Model = { ...liveness, card: { id: 'x', weights: '', sha256: '' } }
  await expect(judgeAttack({ liveness: bare }, createPicture(96, 96, 3), null, null)).rejects.toThrow(/thresholds/)
})

it('adds to the odds of an upload what the lightness of its paper says', async () => {
  const even = [0.1, 0.1, 0.1, 0.5]
  const judge = async (tone: number) => {
    const picture = createPicture(300, 200, 3)
    picture.data.fill(tone)
    const { liveness } = answering(even, even)
    const { signals } = await judgeAttack({ liveness }, picture, null, null)
    return signals.digital
  }
  expect(await judge(0)).toBeCloseTo(0.5)
  expect(await judge(4)).toBeCloseTo(2 / 3)
})

it('the model of this repository answers all four signals, by what it sees', async () => {
  const models = { liveness: await loadModel(attackModelId) }
  const black = createPicture(320, 200, 3)
  const striped = { ...black, data: black.data.map((_, at) => (at % 7 < 3 ? 255 : 0)) }
  const [one, other] = [await judgeAttack(models, black, null, null), await judgeAttack(models, striped, null, null)]
  for (const name of ['screen', 'print', 'portrait', 'digital'] as const) {
    expect(Math.abs(one.signals[name] - other.signals[name]), name).toBeGreaterThan(1e-6)
  }
})

/** Stripes of print on paper; `hue` moves red and blue apart, block by block. */
const striped = (hue: number) => {
  const picture = createPicture(640, 400, 3)
  for (let at = 0; at < picture.data.length; at += 3) {
    const [x, y] = [(at / 3) % 640, Math.floor(at / 3 / 640)]
    const tone = 150 + 70 * Math.sin(x / 5) * Math.sin(y / 7)
    const shift = hue * (((x >> 6) + (y >> 5)) % 3 === 0 ? 1 : -1)
    picture.data.set([tone + shift, tone, tone - shift], at)
  }
  return picture
}

it('calls a front without any hue a copy, a coloured one less so, a side without a portrait neither', async () => {
  const models = { liveness: await loadModel(attackModelId) }
  const [document, face] = [quad(60, 40, 580, 360), quad(100, 120, 200, 240)]
  const print = async (hue: number, portrait: Quad | null) =>
    (await judgeAttack(models, striped(hue), document, portrait)).signals.print
  const grey = await print(0, face)
  expect(grey).toBeGreaterThan(0.9)
  expect(await print(30, face)).toBeLessThan(grey / 2)
  expect(await print(0, null)).toBeLessThan(grey)
})
