import { drawShots, type Kind } from '@vivid/traffic/requests'

/** Kinds of work that an engine does; `proof` is a passport that is proven genuine and read. */
export const engineKinds = ['card', 'passport', 'passport_plus', 'selfie', 'proof'] as const
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
}

const documentTypes = {
  card: 'identification_card',
  passport: 'passport',
  passport_plus: 'passport_plus',
  proof: 'passport',
} as const

/** The same for every version of the engines: a moderate photo of a drawn document or face. */
export const drawEngineJobs = async (kinds: readonly EngineKind[], perKind: number): Promise<EngineJob[]> => {
  const wanted = kinds.map((kind) => drawnAs[kind])
  const drawn = await drawShots(wanted, { perKind, level: 'moderate', seed: 'engines', onDrawn: () => undefined })
  return drawn.map(({ kind: drawnKind, files }) => {
    const kind = kinds.find((one) => drawnAs[one] === drawnKind)!
    return { kind, request: kind === 'selfie' ? files : documentRequest(documentTypes[kind], files) }
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

/** Kinds from the command line, all where none is named; `null` for one that does not exist. */
export const parseKinds = (text: string | undefined): EngineKind[] | null => {
  if (text === undefined) return [...engineKinds]
  const isKnown = (name: string): name is EngineKind => engineKinds.includes(name as EngineKind)
  const names = text.split(',')
  return names.every(isKnown) ? names : null
}
