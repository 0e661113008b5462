import { expect, test } from 'vitest'
import { languages } from '../../languages.js'
import { metadataText } from './metadata.js'

test.each([
  ['back: mrz', 'back: its machine readable zone could not be read'],
  ['front: back again', 'front: the picture shows the back again'],
  ['field: birth_date', 'the date of birth was not found'],
  ['template', 'the kind of document was not recognised'],
  ['backside', 'backside: the picture of the back'],
  ['', ''],
])('%s in words', (note, words) => {
  expect(metadataText(note, 'en')).toBe(words)
  if (note !== '') expect(new Set(languages.map((language) => metadataText(note, language))).size).toBe(3)
})

test('every language says which side and what is wrong with it', () => {
  expect(metadataText('front: print', 'es')).toBe('anverso: no se pudo leer su texto impreso')
  expect(metadataText('front: print', 'pt')).toBe('frente: não foi possível ler o texto impresso')
})
