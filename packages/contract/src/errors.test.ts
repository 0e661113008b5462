import { expect, test } from 'vitest'
import { type ErrorName, errors, errorText } from './errors.js'

const names = Object.keys(errors) as ErrorName[]

test.each(names)('%s says what is wrong, then what to do about it', (name) => {
  for (const language of ['en', 'es'] as const) expect(errorText(name, language)).toMatch(/^[^:]+: [^:]+\.$/)
})
