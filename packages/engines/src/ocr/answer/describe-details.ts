import type { EngineAnswer, OcrAnswer, OcrContradiction, OcrDetails } from '@vivid/contract'
import type { Contradiction, Fields } from '@vivid/documents'
import { asSent, thousandths } from '../../picture/as-sent.js'
import { contradictionsIn, type InterpretedDocument } from '../interpret/interpret.js'
import type { ReadDocument } from '../read-document.js'
import { toldFields } from './told-fields.js'

const pictureNames = ['frontside', 'backside'] as const

/** What is known beyond the interface's answer; `documents`: how many were counted in each picture. */
export const describeDetails = (
  document: InterpretedDocument,
  answer: EngineAnswer<OcrAnswer>,
  documents: readonly number[],
): OcrDetails => {
  const { fields, sides, template, front, back } = document
  const { reads, knowledge } = document.recognised
  const { today } = knowledge
  const isTold = toldFields(answer)
  const told = Object.entries(fields).filter(([name]) => isTold(name))
  const described = told.map(([name, { confidence, source, agreeing, flags }]) => [
    name,
    { confidence: thousandths(confidence), source, agreeing: [...agreeing], flags: [...flags] },
  ])
  return {
    fields: Object.fromEntries(described),
    contradictions: contradictionsIn(document).map(describeContradiction),
    link: sides?.link ?? null,
    expired: isExpired(fields, today),
    age: ageOf(fields, today),
    template: template?.id ?? null,
    pictures: reads.map((read, index) => {
      const shown = [front, back].find((side) => side?.read === read)
      return {
        picture: pictureNames[index]!,
        side: shown?.side ?? null,
        quad: quadOf(read),
        documents: documents[index] ?? 0,
      }
    }),
  }
}

const describeContradiction = ({ field, between, one, other }: Contradiction): OcrContradiction => ({
  field,
  between: between === 'sides' ? ['front', 'back'] : ['print', 'machine'],
  values: [one, other],
})

const quadOf = (read: ReadDocument): [number, number][] | null => {
  const quad = read.document && (read.print?.flat.quad ?? read.document.quad)
  return quad
    ? asSent(read)
        .outline(quad)
        .map(([x, y]) => [x, y])
    : null
}

/** Null where a part of it is unknown. */
const dayOf = (date: string | undefined): Date | null => {
  const [day, month, year] = date?.split('-').map(Number) ?? []
  return day && month && year ? new Date(Date.UTC(year, month - 1, day)) : null
}

/** A document is good until the end of its last day. */
const isExpired = (fields: Fields, today: Date): boolean | null => {
  const last = dayOf(fields.expiration_date?.value)
  return last && last.getTime() + 24 * 3_600_000 <= today.getTime()
}

const ageOf = (fields: Fields, today: Date): number | null => {
  const born = dayOf(fields.birth_date?.value)
  if (!born) return null
  const years = today.getUTCFullYear() - born.getUTCFullYear()
  const hadBirthday =
    today.getUTCMonth() > born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() >= born.getUTCDate())
  return Math.max(0, hadBirthday ? years : years - 1)
}
