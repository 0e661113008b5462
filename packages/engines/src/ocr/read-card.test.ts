import { loadCatalogue, type Template } from '@vivid/documents'
import { createPicture, type OpenedPicture, rectangleToQuad, wholePicture } from '@vivid/vision'
import { expect, it } from 'vitest'
import { startBudget } from '../frame/budget.js'
import { requestBudget } from './budgets.js'
import type { InterpretedDocument } from './interpret/interpret.js'
import { type CardRun, readCard } from './read-card.js'
import type { ReadDocument } from './read-document.js'
import { lineOf, type Print, printedFront, VIEW } from './testing/printed.js'
import { zoneOf } from './testing/zone-of.js'

const today = new Date('2026-06-01')
const catalogue = loadCatalogue()
const photo = createPicture(VIEW.widthPx, VIEW.heightPx, 1)
const quad = wholePicture(photo)
const flat = { kind: 'card', quad, view: photo, photo, toPicture: rectangleToQuad(VIEW.widthPx, VIEW.heightPx, quad) }
const printOf = (prints: readonly Print[]) => ({ flat, lines: prints.map(lineOf) })
const front = printedFront('GARCÍA', 'D23145890')
const back: readonly Print[] = [['Address 12 MAIN STREET', 10, 10]]

interface Script {
  /** What is read on each picture. */
  readonly prints: readonly [readonly Print[], readonly Print[]]
  readonly isZoneRead?: boolean
  /** What is read elsewhere on the picture of the side that could not be read. */
  readonly elsewhere?: Partial<ReadDocument> | null
  /** Payload of a code on each picture. */
  readonly code?: string
  /** What the second reader says of every line that it is asked about. */
  readonly second?: string
  /** Of the request's budget. */
  readonly limits?: Partial<typeof requestBudget>
}

/** A card on its way through stages that read what the script says. */
const follow = async ({ prints, isZoneRead = true, elsewhere = null, code, second, limits }: Script) => {
  const left = { zones: [null, isZoneRead ? zoneOf(today) : null], prints: prints.map(printOf) }
  const pictures = prints.map(() => createPicture(64, 40, 3))
  const located = { documents: [], mrzs: [] }
  const scripted: Readonly<Record<string, () => unknown>> = {
    locate: () => located,
    'read-zone': () => left.zones.shift(),
    flatten: () => ({ confirmed: undefined, flat }),
    'read-print': () => left.prints.shift(),
    'look-again': () =>
      elsewhere && { picture: pictures[1], located, document: null, codes: null, budget, ...elsewhere },
  }
  const budget = startBudget({ ...requestBudget, looks: 0, zoneTries: 0, ...limits })
  const stages: string[] = []
  let scored = 0
  const run = {
    models: { barcodeDecoder: async () => (code ? [barcodeOf(code)] : []) },
    stage: async (name: string, work: () => unknown) => {
      stages.push(name)
      return (scripted[name] ?? work)()
    },
    remainingMs: () => Number.POSITIVE_INFINITY,
    today,
    budget,
    knowledge: {
      today,
      budget,
      catalogue: {
        ...catalogue,
        /** A side is scored against all templates, and nothing else goes through them. */
        get templates(): readonly Template[] {
          scored += 1
          return catalogue.templates
        },
      },
    },
    second: second ? { read: async () => readingOf(second) } : null,
  } as unknown as CardRun
  const [frontside, backside] = pictures.map((picture) => async () => ({ picture }) as unknown as OpenedPicture)
  const { card } = await readCard(run, { frontside: frontside!, backside: backside! })
  const count = (name: string) => stages.filter((stage) => stage === name).length
  const [looksAgain, asksAgain] = [count('look-again'), count('ask-again')]
  return { card: card as InterpretedDocument, scored, looksAgain, asksAgain, claims: budget.spent().claims }
}

const barcodeOf = (text: string) => ({ format: 'QRCode', text, bytes: new Uint8Array(), quad })
const readingOf = (text: string) => ({
  text,
  confidence: 0.99,
  characters: [...text].map((character) => ({ character, confidence: 0.99 })),
})

it('recognises each side once, where nothing new is read afterwards', async () => {
  const { card, scored, looksAgain } = await follow({ prints: [front, back] })
  expect(card.fields.surnames?.value).toBe('GARCÍA')
  expect(card.sides?.unread).toBeNull()
  expect({ scored, looksAgain }).toEqual({ scored: 2, looksAgain: 0 })
})

it('recognises a side once more where its codes were read since', async () => {
  const { card, scored } = await follow({ prints: [front, back], isZoneRead: false, code: 'https://example.org/1' })
  expect(card.recognised.sides.map(({ evidence }) => evidence.barcodes.length)).toEqual([1, 1])
  expect(scored).toBe(4)
})

it('looks once more for a side that could not be read, and recognises that side alone', async () => {
  const blank = { prints: [front, []], isZoneRead: false } as const
  const found = await follow({ ...blank, elsewhere: { print: printOf(back) as never, mrz: zoneOf(today) } })
  expect(found.card.sides).toMatchObject({ unread: null, link: 'linked' })
  expect(found).toMatchObject({ scored: 3, looksAgain: 1 })
  const still = await follow({ ...blank, elsewhere: { print: printOf([]) as never, mrz: null } })
  expect(still.card.sides?.unread?.side).toBe('back')
  expect(still).toMatchObject({ looksAgain: 1 })
  expect((await follow(blank)).card.sides?.unread?.side).toBe('back')
})

it('asks the second reader once, and recognises only the side whose lines changed', async () => {
  const doubtful = front.map((print): Print => (print[0] === 'GARCÍA' ? ['GARCIO', 30, 20, 0.5] : print))
  const asked = await follow({ prints: [doubtful, back], isZoneRead: false, second: 'GARCÍA' })
  expect(asked.card.front?.fields.surnames?.value).toBe('GARCÍA')
  expect(asked).toMatchObject({ scored: 3, asksAgain: 1 })
})

it('reads texts once more only where that can be afforded as a whole', async () => {
  const doubtful = front.map((print): Print => (print[0] === 'GARCÍA' ? ['GARCIO', 30, 20, 0.5] : print))
  const unasked = { prints: [doubtful, back], isZoneRead: false } as const
  const asking = { ...unasked, second: 'GARCÍA' }
  const { claims: once } = await follow(unasked)
  const { claims: twice } = await follow(asking)
  expect(once).toBeGreaterThan(0)
  // The back says what it said before, and is not read again.
  expect(twice).toBeLessThan(2 * once)
  const poor = await follow({ ...asking, limits: { claims: 2 * once - 1 } })
  expect(poor.card.front?.fields.surnames?.value).toBe('GARCIO')
  expect(poor).toMatchObject({ asksAgain: 0, claims: once })
})
