import { oneOf, readOptions, whole } from '@vivid/command'
import { type Candidate, type DocumentField, loadCatalogue, matchingLimits } from '@vivid/documents'
import { everything, interpret, loadDocumentReader, recognise } from '@vivid/engines/ocr'
import { type DrawingTruth, type Level, levels, openStudio } from '@vivid/specimens'
import { drawCase, photographNear } from '../accuracy/draw-case.js'
import { templates } from '../accuracy/templates.js'

const usage = `usage: npm run bench -- sureness [--count N] [--level LEVEL] [--seed TEXT]

Reads both sides of N drawn cards of each template (default 2; hard photos unless --level says otherwise) and counts, by the
probability with which the reader of print read them, how many characters of names, numbers and dates are wrong, and how many
sexes. Only values of the right length count: in others it cannot be said which character is which.`

/** Of characters that count as surely read, one in so many may be wrong. */
const ONE_WRONG_IN = 1_000

const steps = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99] as const

const measured = Object.keys(matchingLimits.weights) as DocumentField[]

interface ReadCharacter {
  readonly sure: number
  readonly isWrong: boolean
  readonly isSex: boolean
}

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    count: { type: 'string', default: '2' },
    level: { type: 'string', default: 'hard' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  })
  if (values.help) {
    console.log(usage)
    return true
  }
  const level = oneOf('--level', values.level, Object.keys(levels) as Level[])
  const all = await readCharacters(whole('--count', values.count, 1), level, values.seed)
  const [sexes, others] = [all.filter(({ isSex }) => isSex), all.filter(({ isSex }) => !isSex)]
  console.log('| probability | characters | wrong | sexes | wrong |\n|---|---|---|---|---|')
  for (const [index, from] of steps.entries()) {
    const counts = [others, sexes].flatMap((some) => countBetween(some, from, steps[index + 1] ?? 2))
    console.log(`| from ${from} | ${counts.join(' | ')} |`)
  }
  const { sure, sureSex } = matchingLimits
  const surely = [countBetween(others, sure, 2), countBetween(sexes, sureSex, 2)] as const
  console.log(
    `\nFrom ${sure} on: ${surely[0][1]} of ${surely[0][0]} wrong; sexes from ${sureSex} on: ${surely[1][1]} of ${surely[1][0]}.`,
  )
  return surely.every(([count, wrong]) => wrong * ONE_WRONG_IN <= count)
}

/** How many were read with such a probability, and how many of them wrongly. */
const countBetween = (characters: readonly ReadCharacter[], from: number, to: number): readonly [number, number] => {
  const own = characters.filter(({ sure }) => sure >= from && sure < to)
  return [own.length, own.filter(({ isWrong }) => isWrong).length]
}

const readCharacters = async (count: number, level: Level, seed: string): Promise<ReadCharacter[]> => {
  const [studio, reader, catalogue] = [await openStudio(), await loadDocumentReader(), loadCatalogue()]
  const found: ReadCharacter[] = []
  for (const template of templates.filter(({ asked }) => asked === 'card'))
    for (let index = 0; index < count; index++) {
      const { sides } = await drawCase(studio, template, index, `sureness/${seed}`)
      const reads = []
      for (const drawing of sides) {
        const { kind, seed: own, side } = drawing.truth
        const { jpeg } = await photographNear(drawing, level, `${kind}/${own}/${level}/${side}`)
        reads.push(await reader.read(jpeg, everything))
      }
      const card = interpret(recognise(reads, { catalogue, today: new Date() }, 'card'))
      for (const { truth } of sides)
        for (const candidate of card[truth.side]?.candidates ?? [])
          if (candidate.source === 'print' && measured.includes(candidate.field))
            found.push(...compareWith(expectedOf(truth, candidate.field), candidate))
    }
  return found
}

/** Of a number that may be the card's or the holder's, either is right. */
const expectedOf = ({ printed, fields }: DrawingTruth, field: DocumentField): readonly string[] => {
  const names = field === 'document_number' ? (['document_number', 'voter_key', 'support_number'] as const) : [field]
  return names.flatMap((name) => (name in printed || field.endsWith('names') ? (fields[name as 'names'] ?? []) : []))
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

const compareWith = (expected: readonly string[], { field, value, characters }: Candidate): ReadCharacter[] => {
  if (characters?.length !== value.length) return []
  const [nearest] = expected
    .filter(({ length }) => length === value.length)
    .map((truth) =>
      [...plain(value)].flatMap((character, at) =>
        character === ' '
          ? []
          : [{ sure: characters[at]!, isWrong: character !== plain(truth)[at], isSex: field === 'gender' }],
      ),
    )
    .sort((a, b) => countBetween(a, 0, 2)[1] - countBetween(b, 0, 2)[1])
  return nearest ?? []
}
