import type { ErrorName, Rejected } from '@vivid/contract'
import {
  type DocumentField,
  isSideLegible,
  type JudgedSides,
  parseBarcode,
  type Side,
  type Template,
} from '@vivid/documents'
import { indispensable } from '../indispensable.js'
import type { InterpretedDocument, InterpretedSide } from '../interpret/interpret.js'
import { isPassport } from '../mrz/read-zone.js'

/** A side that could not be read as one, because of what its picture shows. */
const unreadAs = {
  front: { repeated: 'front_repeated', unrecognised: 'front_text_unreadable' },
  back: { repeated: 'back_repeated', unrecognised: 'metadata_not_found' },
} as const satisfies Record<Side, Record<NonNullable<JudgedSides['unread']>['why'], ErrorName>>

/** Why a card cannot be answered and at which step that showed; null when it can. */
export const rejectCard = (card: InterpretedDocument, today: Date): Rejected | null => {
  const reject = (error: ErrorName, metadata: string): Rejected => ({ outcome: 'rejected', error, metadata })
  const sides = [card.front, card.back].filter((side) => side !== null)
  const zone = sides.find(({ read }) => read.mrz && isPassport(read.mrz.reading))
  if (zone) return reject('document_type_mismatch', `${zone.side}: passport`)

  const unread = card.sides?.unread
  if (unread) return reject(unreadAs[unread.side][unread.why], describeUnread(unread))

  const { template } = card
  const uncoded = (isAsked: (side: InterpretedSide) => boolean) => {
    const side = sides.find((one) => isAsked(one) && !hasReadableCode(one, today))
    return side && reject('barcode_unreadable', `${side.side}: barcode`)
  }
  const missing = missingField(card)
  // Some documents count only with their code, whatever else could be read.
  if (!missing) return uncoded(({ side }) => template?.sides[side]?.barcodes?.required === true) ?? null
  // A card that reads well is one, whatever its outline looks like.
  const passport = sides.find(({ read }) => !read.mrz && read.document?.kind === 'passport')
  if (passport && !card.template) return reject('document_type_mismatch', `${passport.side}: passport`)
  if (card.front && !isSideLegible(card.front.read.print?.lines ?? []))
    return reject('front_text_unreadable', 'front: print')
  if (!template && Object.keys(card.fields).length === 0) return reject('metadata_not_found', 'template')
  // The field would stand in the zone, or in the code.
  const zoneless = sides.find(({ side, read }) => template?.sides[side]?.mrz && !read.mrz)
  if (zoneless) return reject('mrz_not_found', `${zoneless.side}: mrz`)
  return (
    uncoded(({ side }) => template?.sides[side]?.barcodes !== undefined) ?? reject(missing[1], `field: ${missing[0]}`)
  )
}

const describeUnread = ({ side, why }: NonNullable<JudgedSides['unread']>): string =>
  why === 'repeated' ? `${side}: ${side === 'front' ? 'back' : 'front'} again` : `${side}: print`

const missingField = ({
  fields,
  template,
  front,
  back,
}: InterpretedDocument): readonly [DocumentField, ErrorName] | undefined => {
  const expiry = ['expiration_date', 'expiration_date_unreadable'] as const
  const carried = indispensable.filter(([name]) => name !== 'gender' || !template?.state || saysGender(template))
  const wanted = template?.required.includes('expiration_date') ? [...carried, expiry] : carried
  // A zone that was read names all given names: where it has none, the holder has none.
  const hasZone = [front, back].some((side) => side?.read.mrz)
  return wanted.find(([name]) => !fields[name] && !(name === 'names' && hasZone))
}

/** Some cards do not print it: they are answered without (Venezuela, Brazil's RG and driving licence). */
const saysGender = ({ required }: Template): boolean => required.includes('gender')

const hasReadableCode = ({ read }: InterpretedSide, today: Date) =>
  (read.codes?.barcodes ?? []).some((code) => !parseBarcode(code, today).broken)
