import { createPicture, ModelUnavailable } from '@vivid/vision'
import { beforeAll, expect, it } from 'vitest'
import { createIdReaderPlusEngine } from './id-reader-plus/index.js'
import { createOcrEngine } from './ocr/index.js'
import { createSelfieLivenessEngine } from './selfie-liveness/index.js'

const reading = { validateSides: false }

let selfies: Awaited<ReturnType<typeof createSelfieLivenessEngine>>
let prover: Awaited<ReturnType<typeof createIdReaderPlusEngine>>
beforeAll(async () => {
  selfies = await createSelfieLivenessEngine()
  prover = await createIdReaderPlusEngine()
})

/** The smallest honest GIF: one grey pixel would be too small to judge, so 32 × 32 of one colour. */
const greyGif = (): Uint8Array => {
  const { widthPx, heightPx } = createPicture(32, 32, 1)
  const header = [...Buffer.from('GIF89a'), widthPx, 0, heightPx, 0, 0x80, 0, 0, 128, 128, 128, 0, 0, 0]
  const image = [0x2c, 0, 0, 0, 0, widthPx, 0, heightPx, 0, 0, 7]
  // Codes of 8 bits, a clear code before each 100 zeros so that the code size never grows.
  const codes: number[] = []
  for (let i = 0; i < widthPx * heightPx; i++) {
    if (i % 100 === 0) codes.push(128)
    codes.push(0)
  }
  codes.push(129)
  const blocks: number[] = []
  for (let i = 0; i < codes.length; i += 255) blocks.push(codes.slice(i, i + 255).length, ...codes.slice(i, i + 255))
  return Uint8Array.from([...header, ...image, ...blocks, 0, 0x3b])
}

it('answers 708 for what is no picture, 704 and no score for a picture of nobody', async () => {
  const broken = await selfies.answer({ selfie: Buffer.from('not a picture') })
  expect(broken).toMatchObject({ outcome: 'rejected', error: 'selfie_unreadable' })
  const nobody = await selfies.answer({ selfie: greyGif() })
  expect(nobody).toMatchObject({ outcome: 'rejected', error: 'face_not_found' })
  expect(nobody).not.toHaveProperty('scores')
})

it('does not start without one of its models', async () => {
  await expect(createSelfieLivenessEngine({ modelsFolder: '/nowhere' })).rejects.toThrow(ModelUnavailable)
})

it('looks for a document in any picture that can be decoded', async () => {
  const answer = await prover.answer({ frontside: greyGif(), documentType: 'passport', language: 'en', reading })
  expect(answer).toMatchObject({ outcome: 'rejected', error: 'document_not_found' })
})

it('answers 800 or 708 also to a developer who wants to see what was seen', async () => {
  const cut = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF')])
  const asked = { frontside: cut, language: 'en', debug: true } as const
  const unreadable = { outcome: 'rejected', error: 'file_unreadable' }
  const reader = await createOcrEngine()
  for (const documentType of ['passport', 'passport_plus', 'identification_card'] as const) {
    const answer = await reader.answer({ ...asked, documentType, validateSides: false })
    expect(answer).toMatchObject(unreadable)
    expect(answer).not.toHaveProperty('seen')
    expect(await prover.answer({ ...asked, documentType, reading })).toMatchObject({
      ...unreadable,
      seen: { reading: null },
    })
  }
  const selfie = await selfies.answer({ selfie: cut, debug: true })
  expect(selfie).toMatchObject({ outcome: 'rejected', error: 'selfie_unreadable' })
})
