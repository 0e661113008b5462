import type { Box, JobReply, Look, Outline } from '@vivid/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replyWith } from '../testing/fake-ports.js'
import { agree, type Disagreement, type Part } from './agree.js'
import { joinReplies } from './join-replies.js'

const instead = (why: Disagreement): JobReply => replyWith({ status: 200, code: 700, body: { valid: false, why } })
const part = (looks: Look[], images: Part['images'], reply: Partial<JobReply> = {}): Part => ({
  reply: replyWith({ looks, ...reply }),
  images,
})

/** Two documents lie one above the other, and two people stand side by side. */
const documents: Outline[] = [0, 1].map((row) => [
  [10, 10 + 100 * row],
  [90, 10 + 100 * row],
  [90, 90 + 100 * row],
  [10, 90 + 100 * row],
])
const portraits: Box[] = [0, 1].map((row) => [20, 20 + 100 * row, 40, 40 + 100 * row])
const faces: Box[] = [0, 1].map((column) => [100 * column, 0, 80 + 100 * column, 90])

const images = { selfie: 's', document: 'front', frontside: 'front', backside: 'back' }
const valid = (parts: Parameters<typeof agree>[0]) =>
  (joinReplies(agree(parts, instead), 'request').body as { valid: boolean }).valid

describe('a whole answer', () => {
  const index = fc.nat(1)
  const name = fc.constantFrom('document', 'backside')
  const seen = fc.record({
    ...{ judgedFace: index, comparedFace: index, readDocument: index, comparedPortrait: index },
    ...{ bearing: name, comparedIn: name, isProven: fc.boolean(), provenPortrait: index },
  })

  test('is valid where every part looked at the same document and the same faces, and nowhere else', () => {
    fc.assert(
      fc.property(seen, (one) => {
        const sides = (['frontside', 'backside'] as const).map(
          (picture): Look => ({
            picture,
            outlines: [documents[one.readDocument]!],
            bearsPortrait: images[picture] === images[one.bearing as 'document'],
            namesHolder: true,
            ...(one.isProven && { face: portraits[one.provenPortrait]! }),
          }),
        )
        const parts = {
          liveness: part([{ picture: 'selfie', face: faces[one.judgedFace]! }], images),
          face_match: part(
            [
              { picture: 'selfie', face: faces[one.comparedFace]! },
              { picture: one.comparedIn, face: portraits[one.comparedPortrait]! },
            ],
            images,
          ),
          document: part(sides, images),
        }
        const isOne =
          one.judgedFace === one.comparedFace &&
          one.bearing === one.comparedIn &&
          one.readDocument === one.comparedPortrait &&
          (!one.isProven || one.provenPortrait === one.comparedPortrait)
        expect(valid(parts)).toBe(isOne)
      }),
      { numRuns: 500 },
    )
  })

  test('does not take a picture for another one of the same name', () => {
    const looks = [{ picture: 'selfie', face: faces[0]! }]
    const compared = part([...looks, { picture: 'document', face: portraits[0]! }], images)
    expect(valid({ liveness: part(looks, images), face_match: compared })).toBe(true)
    expect(valid({ liveness: part(looks, { ...images, selfie: 'another' }), face_match: compared })).toBe(false)
  })

  test('is not valid where a worker does not say what it looked at', () => {
    const looks = [{ picture: 'selfie', face: faces[0]! }]
    const silent = { reply: replyWith(), images }
    const { face_match } = agree({ liveness: part(looks, images), face_match: silent }, instead).parts
    expect(face_match!.reply.body).toEqual({ valid: false, why: 'unsaid' })
    const unread = agree({ document: silent, face_match: part(looks, images) }, instead).parts
    expect(unread.face_match!.reply.body).toMatchObject({ why: 'unsaid' })
  })

  test('is not valid where nothing links the side with the portrait to the one that names the holder', () => {
    const front: Look = { picture: 'frontside', outlines: [documents[0]!], bearsPortrait: true, namesHolder: false }
    const match = part([{ picture: 'document', face: portraits[0]! }], images)
    const joined = (link: 'linked' | 'unlinkable', look = front) =>
      joinReplies(agree({ document: part([look], images, { link }), face_match: match }, instead), 'request')
    expect(joined('linked').body).toMatchObject({ valid: true })
    expect(joined('unlinkable')).toMatchObject({ error: 'sides_unlinkable', body: { valid: false } })
    expect(joined('unlinkable', { ...front, namesHolder: true }).body).toMatchObject({ valid: true })
  })

  test('keeps what rejected parts say', () => {
    const rejected = { code: 819, error: 'document_not_found' as const, body: { valid: false } }
    const matched = part([{ picture: 'selfie', face: faces[0]! }], images)
    const { face_match } = agree({ document: part([], images, rejected), face_match: matched }, instead).parts
    expect(face_match).toEqual(matched)
  })
})
