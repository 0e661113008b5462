import { expect, test } from 'vitest'
import { codeOf, hints } from '../watch/hint.js'
import { en } from './en.js'
import { es } from './es.js'
import { pt } from './pt.js'
import { textsOf } from './texts-of.js'

test('the first language that is spoken here', () => {
  expect(textsOf(['es-MX'])).toBe(es)
  expect(textsOf([null, undefined, 'fr', 'pt-BR', 'en'])).toBe(pt)
  expect(textsOf(['de', ''])).toBe(en)
})

test('every language says every hint that another says', () => {
  for (const subject of ['document', 'selfie'] as const) {
    for (const texts of [es, pt]) expect(Object.keys(texts.hints[subject])).toEqual(Object.keys(en.hints[subject]))
  }
})

test('every hint that has a code is said', () => {
  for (const hint of hints) {
    if (codeOf(hint, 'document')) expect(en.hints.document[hint]).toBeTruthy()
    if (codeOf(hint, 'selfie')) expect(en.hints.selfie[hint]).toBeTruthy()
  }
})
