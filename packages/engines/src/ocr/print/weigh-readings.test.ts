import type { TextLine } from '@vivid/vision'
import { expect, it } from 'vitest'
import { weighReadings } from './weigh-readings.js'

const line = (text: string, confidence: number): TextLine => ({
  text,
  confidence,
  characters: [...text].map((character, i) => ({ character, confidence, leftPx: i * 10, rightPx: i * 10 + 9 })),
  quad: [
    [0, 0],
    [100, 0],
    [100, 20],
    [0, 20],
  ],
})
const other = (text: string, confidence: number) => ({
  text,
  confidence,
  characters: [...text].map((character) => ({ character, confidence })),
})

it('keeps our spelling and believes it more when both agree but for accents', () => {
  const weighed = weighReadings(line('MUÑOZ PEÑA', 0.6), other('MUNOZ PENA', 0.9))
  expect(weighed.text).toBe('MUÑOZ PEÑA')
  expect(weighed.confidence).toBeCloseTo(0.96)
  expect(weighed.characters[0]!.confidence).toBeCloseTo(0.96)
})

it('takes the other reading only when it is clearly surer', () => {
  expect(weighReadings(line('12345G78', 0.5), other('12345678', 0.9)).text).toBe('12345678')
  expect(weighReadings(line('12345678', 0.8), other('12345G78', 0.9)).text).toBe('12345678')
})

it('does not listen to a guess', () => {
  const ours = line('12345G78', 0.2)
  expect(weighReadings(ours, other('12345678', 0.5))).toBe(ours)
  expect(weighReadings(ours, other('', 0.95))).toBe(ours)
})

it('spreads the characters over the line', () => {
  const { characters } = weighReadings(line('X', 0.2), other('ABCD', 0.9))
  expect(characters.map(({ leftPx, rightPx }) => [leftPx, rightPx])).toEqual([
    [0, 25],
    [25, 50],
    [50, 75],
    [75, 100],
  ])
})
