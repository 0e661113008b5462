import { loadCatalogue } from '@vivid/documents'
import { type DocumentReader, everything, interpret, recognise } from '@vivid/engines/ocr'
import { type Drawing, drawSpecimen } from '@vivid/specimens'
import { expect } from 'vitest'
import { examples } from '../support/whole-run.js'
import { type ComposedPictures, composePictures } from './compose-picture.js'
import { readingTest } from './reading-test.js'

const fields = ['surnames', 'names', 'document_number', 'birth_date', 'expiration_date', 'gender'] as const

interface Drawn {
  pictures: ComposedPictures
  expected: Readonly<Record<string, string | undefined>>
}

const it = readingTest.extend<{ drawn: Drawn }>({
  drawn: [
    async ({ studio }, use) => {
      const draw = (side: 'front' | 'back') =>
        drawSpecimen({ kind: 'id-card-chile', seed: 'any', side, pixelsPerMm: 10 }, studio)
      const front: Drawing = await draw('front')
      const pictures = await composePictures(front, await draw('back'))
      await use({ pictures, expected: Object.fromEntries(fields.map((field) => [field, front.truth.fields[field]])) })
    },
    { scope: 'file' },
  ],
})

const read = async (reader: DocumentReader, jpeg: Uint8Array) => {
  const seen = await reader.read(jpeg, everything)
  const interpreted = interpret(recognise([seen], { catalogue: loadCatalogue(), today: new Date() }, 'card'))
  return Object.fromEntries(fields.map((field) => [field, interpreted.fields[field]?.value]))
}

it.for(examples(['thumbnail', 'letter', 'graphic'] as const))(
  'reads a card in a %s',
  async (name, { reader, drawn }) => {
    expect(await read(reader, await drawn.pictures[name]())).toEqual(drawn.expected)
  },
)

it.for(examples([90, 180] as const))('reads a card turned by %i°', async (degrees, { reader, drawn }) => {
  expect(await read(reader, await drawn.pictures.turned(degrees))).toEqual(drawn.expected)
})

it('takes the side asked for from a page with both', async ({ engine, drawn: { pictures, expected } }) => {
  const page = await pictures.page()
  const answer = await engine.answer({
    frontside: page,
    backside: page,
    documentType: 'identification_card',
    validateSides: false,
    language: 'en',
  })
  expect(answer).toMatchObject({ outcome: 'answered', body: { ...expected, valid: true } })
})
