import { expect, test } from 'vitest'
import { cultures } from '../people/name-lists.js'
import { type FontName, fontTable } from './font-table.js'
import { inWords } from './in-words.js'
import { openFonts } from './open-fonts.js'
import { setText } from './set-text.js'

const fonts = openFonts()

test('every typeface but OCR-B has every character of every invented name', () => {
  const characters = new Set(
    cultures.flatMap((c) => [...c.female, ...c.male, ...c.surnames, ...c.places].join('').toUpperCase().split('')),
  )
  for (const name of Object.keys(fontTable) as FontName[]) {
    if (name === 'ocrb') continue
    expect(() => setText(fonts, [...characters].join(''), { font: name, sizeMm: 3 })).not.toThrow()
  }
})

test('OCR-B has the alphabet of machine readable zones on a fixed pitch', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
  expect(setText(fonts, alphabet, { font: 'ocrb', sizeMm: 3, pitchMm: 2.54 }).widthMm).toBeCloseTo(37 * 2.54)
})

test('a missing character is an error, not a box', () => {
  expect(() => setText(fonts, '漢', { font: 'serif', sizeMm: 3 })).toThrow('漢')
})

test('outlines hold numbers only', () => {
  for (let n = 0; n < 60; n++) {
    const { path } = setText(fonts, 'DE LOS SANTOS IBÁÑEZ'.slice(n % 20), {
      font: 'condensed-bold',
      sizeMm: 1 + n / 20,
    })
    expect(path).not.toMatch(/NaN|undefined/)
  }
})

test('small letters as low capitals: lower than the capital before them, with their marks', () => {
  const style = { font: 'serif', sizeMm: 10, hasSmallCapitals: true } as const
  const low = setText(fonts, 'n', style).ink.top
  expect(low).toBeCloseTo(0.8 * setText(fonts, 'N', style).ink.top, 1)
  expect(setText(fonts, 'ñ', style).ink.top).toBeLessThan(low)
  expect(setText(fonts, 'ß', style).widthMm).toBeCloseTo(setText(fonts, 'ss', style).widthMm)
})

test.each([
  ['DE LA CRUZ', 'de la Cruz'],
  ['JEAN-BAPTISTE', 'Jean-Baptiste'],
  ["O'CONNOR", "O'Connor"],
  ['VAN DER BERG', 'van der Berg'],
  ['ÁLVARO ÑUÑEZ', 'Álvaro Ñuñez'],
])('%s in words is %s', (name, words) => {
  expect(inWords(name)).toBe(words)
})
