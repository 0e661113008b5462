import { drawShots, type Kind } from '@vivid/traffic/requests'

/** Kinds of work that every version's engines do; `proof` is a passport that is proven genuine and read. */
export const comparedKinds = ['card', 'passport', 'passport_plus', 'selfie', 'proof'] as const
export type ComparedKind = (typeof comparedKinds)[number]
export const engineKinds = [...comparedKinds, 'match', 'turned'] as const
export type EngineKind = (typeof engineKinds)[number]

/** One request as an engine takes it. */
export interface EngineJob {
  readonly kind: EngineKind
  readonly request: Readonly<Record<string, unknown>>
}

const drawnAs: Record<EngineKind, Kind> = {
  card: 'card',
  passport: 'passport',
  passport_plus: 'plus',
  selfie: 'selfie',
  proof: 'proof',
  match: 'match',
  turned: 'turned',
}

const documentTypes = {
  card: 'identification_card',
  passport: 'passport',
  passport_plus: 'passport_plus',
  proof: 'passport',
} as const
type Read = keyof typeof documentTypes

/** The same for every version of the engines: a moderate photo of a drawn document or face. */
export const drawEngineJobs = async (kinds: readonly EngineKind[], perKind: number): Promise<EngineJob[]> => {
  const wanted = kinds.map((kind) => drawnAs[kind])
  const drawn = await drawShots(wanted, { perKind, level: 'moderate', seed: 'engines', onDrawn: () => undefined })
  return drawn.map(({ kind: drawnKind, files }) => {
    const kind = kinds.find((one) => drawnAs[one] === drawnKind)!
    return { kind, request: kind in documentTypes ? documentRequest(documentTypes[kind as Read], files) : files }
  })
}

export const documentRequest = (documentType: string, files: Readonly<Record<string, Buffer>>) => ({
  ...files,
  documentType,
  validateSides: false,
  language: 'en',
  // Of a proof of life.
  reading: { validateSides: false },
})

/** Kinds from the command line, all where none is named; `null` for one that is not known. */
export const parseKinds = <Kind extends EngineKind>(
  text: string | undefined,
  known: readonly Kind[],
): Kind[] | null => {
  if (text === undefined) return [...known]
  const isKnown = (name: string): name is Kind => known.includes(name as Kind)
  const names = text.split(',')
  return names.every(isKnown) ? names : null
}
