import type { BiometricsPart, Box, JobReply, Look, Outline } from '@vivid/contract'

/** What one service answered, and the stored pictures that its job was given, by the names that the job has for them. */
export interface Part {
  readonly reply: JobReply
  readonly images: Readonly<Record<string, string>>
}
export type Parts = Partial<Record<BiometricsPart, Part>>

declare const agreed: unique symbol
/** Parts that speak of one document and one person. `agree` alone makes them, so that no others can be joined. */
export interface AgreeingParts {
  readonly parts: Parts
  /** The side with the portrait names nobody, and nothing links it to the side that does: it may be of another person's card. */
  readonly isHolderUnlinked: boolean
  readonly [agreed]: true
}

/** Why a face match cannot stand beside the other parts. `unsaid`: a worker of an earlier version does not tell what it judged. */
export type Disagreement = 'several_faces' | 'several_documents' | 'unsaid'

/** The parts, with another answer in place of a face match that compared other faces than the other parts judged. */
export const agree = (parts: Parts, instead: (why: Disagreement) => JobReply): AgreeingParts => {
  const { face_match: match } = parts
  if (!match || !isAnswered(match)) return { parts, isHolderUnlinked: false } as AgreeingParts
  const { doubt, isHolderUnlinked } = seePortrait(parts, match)
  const why = selfieDoubt(parts, match) ?? doubt
  const agreeing = why ? { ...parts, face_match: { ...match, reply: instead(why) } } : parts
  return { parts: agreeing, isHolderUnlinked } as AgreeingParts
}

/** Only answered parts are compared: a rejected or failed part makes the whole answer not valid in any case. */
const isAnswered = ({ reply }: Part): boolean => reply.status === 200 && reply.code === null

/** A look at a stored picture. */
interface Sighting extends Look {
  readonly key: string | undefined
}

const sightingsOf = ({ reply, images }: Part): readonly Sighting[] | null =>
  reply.looks?.map((look) => ({ ...look, key: images[look.picture] })) ?? null

/** The face whose life was judged is the one that was compared. */
const selfieDoubt = ({ liveness }: Parts, match: Part): Disagreement | null => {
  if (!liveness || !isAnswered(liveness)) return null
  const judged = sightingsOf(liveness)?.find(({ picture }) => picture === 'selfie')
  const compared = sightingsOf(match)?.find(({ picture }) => picture === 'selfie')
  if (!judged?.face || !compared?.face) return 'unsaid'
  return judged.key === compared.key && holdsMiddle(judged.face, compared.face) ? null : 'several_faces'
}

/**
 * Whether the portrait was compared on a side that bears one, within the document that was read there, and is the one that was proven; and
 * whether that side is known to be the holder's.
 */
const seePortrait = ({ document }: Parts, match: Part): { doubt: Disagreement | null; isHolderUnlinked: boolean } => {
  const doubted = (doubt: Disagreement | null) => ({ doubt, isHolderUnlinked: false })
  if (!document || !isAnswered(document)) return doubted(null)
  const read = sightingsOf(document)
  const compared = sightingsOf(match)?.find(({ picture }) => picture !== 'selfie')
  if (!read || !compared?.face) return doubted('unsaid')
  const { key, face } = compared
  const side = read.find(
    (one) =>
      one.key === key &&
      one.bearsPortrait !== false &&
      one.outlines?.every((outline) => contains(outline, middleOf(face))) &&
      (!one.face || holdsMiddle(one.face, face)),
  )
  if (!side) return doubted('several_documents')
  return { doubt: null, isHolderUnlinked: !side.namesHolder && document.reply.link !== 'linked' }
}

type Point = Outline[number]

const middleOf = ([left, top, right, bottom]: Box): Point => [(left + right) / 2, (top + bottom) / 2]

const holdsMiddle = ([left, top, right, bottom]: Box, other: Box): boolean => {
  const [x, y] = middleOf(other)
  return x >= left && x <= right && y >= top && y <= bottom
}

/** Outlines are clockwise: a point within lies to the right of every edge. */
const contains = (outline: Outline, [x, y]: Point): boolean =>
  outline.every(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length]!
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
  })
