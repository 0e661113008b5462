import type { NameBlock } from '../../templates/template.js'
import type { ReadPart } from './print-candidate.js'

/** Words that belong to the next one: DE LA CRUZ. */
const particles = new Set('DE DEL LA LAS LOS EL Y E DA DAS DO DOS DI VAN VON DER DEN SAN SANTA MC MAC'.split(' '))

export interface PartedName {
  readonly given: readonly ReadPart[]
  readonly family: readonly ReadPart[]
}

const cut = ({ piece, parsed }: ReadPart, from: number, to: number): ReadPart => ({
  piece,
  parsed: { ...parsed, value: parsed.value.slice(from, to), from: parsed.from.slice(from, to) },
})

/** Where the names of a text begin, each with the particles before it. */
const nameStarts = (value: string): number[] => {
  const words = [...value.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }))
  return words.flatMap(({ at }, index) => (index > 0 && particles.has(words[index - 1]!.text) ? [] : [at]))
}

/** One name and one surname, or two and two: of three names nobody knows where the surnames begin. */
const splitLine = (line: ReadPart): readonly [ReadPart, ReadPart] | null => {
  const { value } = line.parsed
  const comma = line.piece.text.indexOf(',')
  const starts = nameStarts(value)
  const afterComma = comma < 0 ? undefined : starts.find((at) => (line.parsed.from[at] ?? -1) > comma)
  const at = afterComma ?? (starts.length === 2 ? starts[1]! : starts.length === 4 ? starts[2]! : null)
  return at ? [cut(line, 0, at - 1), cut(line, at, value.length)] : null
}

/** A whole name in the order that its label tells: a line each, parted by a comma, or as many names as surnames. */
export const partWholeName = (lines: readonly ReadPart[], order: NameBlock['order']): PartedName | null => {
  const halves = lines.length === 2 ? lines : lines.length === 1 ? splitLine(lines[0]!) : null
  if (!halves) return null
  const [first, second] = halves as readonly [ReadPart, ReadPart]
  return order === 'names_first' ? { given: [first], family: [second] } : { given: [second], family: [first] }
}
