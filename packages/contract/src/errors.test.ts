import { expect, test } from 'vitest'
import { type ErrorName, errors, errorText } from './errors.js'
import { languages } from './languages.js'

const names = Object.keys(errors) as ErrorName[]

test.each(names)('%s says what is wrong, then what to do about it', (name) => {
  for (const language of languages) expect(errorText(name, language)).toMatch(/^[^:]+: [^:]+\.$/)
})

test('few codes have several meanings: callers tell errors apart by their number', () => {
  const counted = new Map<number, number>()
  for (const name of names) counted.set(errors[name].code, (counted.get(errors[name].code) ?? 0) + 1)
  const shared = [...counted].filter(([, meanings]) => meanings > 1).map(([code]) => code)
  expect(shared.sort()).toEqual([707, 708, 715, 730, 731, 800, 806, 818])
})
