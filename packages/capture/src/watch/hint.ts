/** What a person is told about the camera's picture. */
export const hints = [
  'none',
  'dark',
  'bright',
  'cut',
  'closer',
  'away',
  'edge',
  'turn',
  'glare',
  'blurry',
  'straight',
  'aside',
  'back',
  'still',
  'good',
] as const

export type Hint = (typeof hints)[number]

export type Kind = 'document-front' | 'document-back' | 'selfie'

export type Subject = 'document' | 'selfie'

/** Which picture is wanted: of a selfie's two, the second shows the head turned from where the first had it, in degrees. */
export interface Wanted {
  readonly subject: Subject
  readonly turnedFrom?: number
}

/** Codes of the service's errors. It reads a document that stands upright, so `turn` has none; nor has a move, which shows as blur. */
const documentCodes: Partial<Record<Hint, number>> = {
  none: 819,
  cut: 821,
  closer: 822,
  edge: 825,
  blurry: 826,
  dark: 828,
  bright: 828,
  glare: 829,
}
const selfieCodes: Partial<Record<Hint, number>> = {
  away: 700,
  edge: 701,
  none: 704,
  closer: 706,
  straight: 707,
  aside: 707,
  back: 707,
  dark: 714,
  bright: 714,
  blurry: 714,
}

/** The code with which the service would answer such a picture; null where it would not refuse it for this. */
export const codeOf = (hint: Hint, subject: Subject): number | null =>
  (subject === 'document' ? documentCodes : selfieCodes)[hint] ?? null
