import { describe, expect, test } from 'vitest'
import { blankPortrait } from '../blank-portrait.js'
import { listKinds, UnknownKind } from '../layouts/find-layout.js'
import { openStudio } from '../studio.js'
import { someOf } from '../testing/some-of.js'
import type { BoxPx } from '../truth.js'
import { changes } from './change-holder.js'
import { drawSpecimen } from './draw-specimen.js'

const studio = await openStudio({ portraits: blankPortrait })
/** Coarse drawings: the tests look at truth and places, not at fine print. */
const PIXELS_PER_MM = 2

describe.each(someOf(listKinds(), 6))('$kind', ({ kind, sides }) => {
  test('draws every side, with everything inside the drawing', async () => {
    for (const side of sides) {
      const { widthPx, heightPx, data, truth } = await drawSpecimen(
        { kind, side, seed: 3, pixelsPerMm: PIXELS_PER_MM },
        studio,
      )
      expect(data.length).toBe(widthPx * heightPx * 4)
      const boxes = [truth.mrz?.box, truth.portrait, truth.ghostPortrait, ...(truth.mrz?.lineBoxes ?? [])]
      boxes.push(...Object.values(truth.printed).map(({ box }) => box), ...truth.barcodes.map(({ box }) => box))
      boxes.push(...truth.lines.map(({ box }) => box))
      for (const box of boxes) if (box) expect(isInside(box, widthPx, heightPx)).toBe(true)
      expect(truth.lines.length).toBeGreaterThan(1)
    }
  })
})

test('equal seeds give equal pixels and truth, other seeds others', async () => {
  const request = { kind: 'passport-modern', seed: 'twin', pixelsPerMm: 3 }
  const [first, second] = [
    await drawSpecimen(request, studio),
    await drawSpecimen(request, await openStudio({ portraits: blankPortrait })),
  ]
  expect(JSON.stringify(second.truth)).toBe(JSON.stringify(first.truth))
  expect(Buffer.compare(second.data, first.data)).toBe(0)
  const other = await drawSpecimen({ ...request, seed: 'other' }, studio)
  expect(other.truth.mrz?.lines).not.toEqual(first.truth.mrz?.lines)
})

test('both sides of a card belong to one person', async () => {
  const [front, back] = await Promise.all(
    (['front', 'back'] as const).map((side) =>
      drawSpecimen({ kind: 'id-card-linea', seed: 5, side, pixelsPerMm: 2 }, studio),
    ),
  )
  expect(front!.truth.fields).toEqual(back!.truth.fields)
  expect(front!.truth.mrz).toBeNull()
  expect(back!.truth.mrz!.lines).toHaveLength(3)
})

test('lists every label, value and title as a line', async () => {
  const { truth } = await drawSpecimen({ kind: 'id-card-spain', seed: 1, pixelsPerMm: 2 }, studio)
  const labels = truth.lines.filter(({ role }) => role === 'label').map(({ text }) => text)
  expect(labels).toContain('PRIMER APELLIDO')
  const values = truth.lines.filter(({ role, field }) => role === 'value' && field === 'document_number')
  expect(values.map(({ text }) => text)).toEqual([truth.fields.document_number])
  expect(truth.lines.some(({ role, text }) => role === 'text' && text === 'DOCUMENTO NACIONAL DE IDENTIDAD')).toBe(true)
})

test.each(someOf(changes, 3))('another %s changes that and nothing else', async (change) => {
  const request = { kind: 'id-card-spain', side: 'back', seed: 1, pixelsPerMm: 2 } as const
  const { truth } = await drawSpecimen(request, studio)
  const changed = await drawSpecimen({ ...request, change }, studio)
  const fields = ['document_number', 'surnames', 'names', 'birth_date', 'gender', 'expiration_date'] as const
  const differing = fields.filter((field) => changed.truth.fields[field] !== truth.fields[field])
  expect(differing).toEqual([change === 'document_digits' ? 'document_number' : change])
  expect(changed.truth.mrz!.lines).not.toEqual(truth.mrz!.lines)
})

test.each([{ seed: 2 }, { change: 'surnames' }] as const)(
  'zone and barcodes of another document: %o',
  async (machine) => {
    const draw = async (request: object) =>
      (await drawSpecimen({ kind: 'id-card-france', seed: 1, pixelsPerMm: 2, ...request }, studio)).truth
    const [own, other, mixed] = [await draw({}), await draw(machine), await draw({ machine })]
    expect(mixed).toEqual({ ...own, mrz: { ...own.mrz, lines: other.mrz!.lines } })
    expect(mixed.mrz).not.toEqual(own.mrz)
  },
)

test('the Mexican style carries a CURP, the others none', async () => {
  const { truth } = await drawSpecimen({ kind: 'passport-mexico', seed: 1, pixelsPerMm: 2 }, studio)
  expect(truth.fields.CURP).toMatch(/^[A-Z]{4}\d{6}[HMX][A-Z]{5}[0-9A-Z]\d$/)
  expect(truth.printed.CURP?.text).toBe(truth.fields.CURP)
  const classic = await drawSpecimen({ kind: 'passport-classic', seed: 1, pixelsPerMm: 2 }, studio)
  expect(classic.truth.fields.CURP).toBeUndefined()
})

test('the drawing asks for no system font', async () => {
  const { data, widthPx, truth } = await drawSpecimen({ kind: 'passport-classic', seed: 1, pixelsPerMm: 6 }, studio)
  const { x, y, width, height } = truth.mrz!.lineBoxes[1]!
  const isDark = (px: number, py: number) => data[(Math.round(py) * widthPx + Math.round(px)) * 4]! < 110
  // Every cell of the second line holds ink: filler or character, never an empty box.
  for (let cell = 0; cell < 44; cell++) {
    let ink = 0
    for (let dx = 1; dx < width / 44 - 1; dx++) {
      for (let dy = 0; dy < height; dy++) if (isDark(x + (cell * width) / 44 + dx, y + dy)) ink++
    }
    expect(ink).toBeGreaterThan(8)
  }
})

test('an unknown kind is refused with the known ones', async () => {
  await expect(drawSpecimen({ kind: 'library-card', seed: 1 }, studio)).rejects.toThrow(UnknownKind)
  await expect(drawSpecimen({ kind: 'visa-a', side: 'back', seed: 1 }, studio)).rejects.toThrow('visa-a has no back')
})

const isInside = ({ x, y, width, height }: BoxPx, right: number, bottom: number) =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= right + 0.5 && y + height <= bottom + 0.5
