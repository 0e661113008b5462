import type { Candidate } from '../../fields/candidate.js'
import type { Continued } from './continue-values.js'
import { printCandidate } from './print-candidate.js'

/** Labels such as 1° and 2° APELLIDO are soon taken for each other, but a first part never stands below a second. */
const inReadingOrder = (a: Continued, b: Continued): number => {
  const [one, other] = [a.piece.box, b.piece.box]
  const areBeside = one.top < other.bottom && other.top < one.bottom
  return areBeside ? a.asked.part - b.asked.part : one.top - other.top
}

/** One candidate for each field: what is printed in parts, such as two surnames, goes before what stands in one place. */
export const joinParts = (values: readonly Continued[]): Candidate[] =>
  [...new Set(values.map(({ asked }) => asked.field))].map((field) => {
    const own = values.filter(({ asked }) => asked.field === field)
    const inParts = own.filter(({ asked }) => asked.part > 0).sort(inReadingOrder)
    const first = [...own].sort((a, b) => a.asked.precedence - b.asked.precedence).slice(0, 1)
    const chosen = inParts.length > 0 ? inParts : first
    const parts = chosen.flatMap((one) => one.parts)
    return printCandidate(field, parts, Math.min(...chosen.map(({ score }) => score)))
  })
