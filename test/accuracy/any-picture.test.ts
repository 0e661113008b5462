import { loadCatalogue } from '@vivid/documents'
import {
  createOcrEngine,
  type DocumentReader,
  everything,
  interpret,
  loadDocumentReader,
  recognise,
} from '@vivid/engines/ocr'
import { type Drawing, drawSpecimen, openStudio } from '@vivid/specimens'
import { beforeAll, expect, it } from 'vitest'
import { type ComposedPictures, composePictures } from './compose-picture.js'

const fields = ['surnames', 'names', 'document_number', 'birth_date', 'expiration_date', 'gender'] as const

let reader: DocumentReader
let front: Drawing
let pictures: ComposedPictures
beforeAll(async () => {
  const studio = await openStudio()
  const draw = (side: 'front' | 'back') => drawSpecimen({ kind: 'id-card-chile', seed: 'any', side }, studio)
  front = await draw('front')
  pictures = await composePictures(front, await draw('back'))
  reader = await loadDocumentReader()
})

const expected = () => Object.fromEntries(fields.map((field) => [field, front.truth.fields[field]]))

async function read(jpeg: Uint8Array) {
  const seen = await reader.read(jpeg, everything)
  const interpreted = interpret(recognise([seen], { catalogue: loadCatalogue(), today: new Date() }, 'card'))
  return Object.fromEntries(fields.map((field) => [field, interpreted.fields[field]?.value]))
}

it.each(['thumbnail', 'letter', 'graphic'] as const)('reads a card in a %s', async (name) => {
  expect(await read(pictures[name])).toEqual(expected())
})

it.each([90, 180] as const)('reads a card turned by %i°', async (degrees) => {
  expect(await read(await pictures.turned(degrees))).toEqual(expected())
})

it('takes the side asked for from a page with both', async () => {
  const engine = await createOcrEngine({ secondOpinion: false })
  const answer = await engine.answer({
    frontside: pictures.page,
    backside: pictures.page,
    documentType: 'identification_card',
    validateSides: false,
    language: 'en',
  })
  expect(answer).toMatchObject({ outcome: 'answered', body: { ...expected(), valid: true } })
})
