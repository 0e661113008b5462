import { UsageError } from './usage-error.js'

const ocrPath = '/api/v3.2/ocr/'
const livenessPath = '/api/v3.2/biometrics/liveness/'
const usualServices = 'ocr,liveness'

export interface KindDefinition {
  about: string
  path: string
  fields: Record<string, string>
  /** What is drawn for it. */
  picture: 'passport' | 'card' | 'selfie'
  /** What its token must hold. */
  services: string
  /** 501 with a code is an answer, too: the analysis need not be installed everywhere. */
  maybeMissing: boolean
}

/** Every kind of request the kit can send. */
export const kinds = {
  passport: {
    about: 'passport, zone read',
    path: ocrPath,
    fields: { document_type: 'passport' },
    picture: 'passport',
    services: usualServices,
    maybeMissing: false,
  },
  plus: {
    about: 'passport_plus, the whole page read',
    path: ocrPath,
    fields: { document_type: 'passport_plus', device: 'ANDROID' },
    picture: 'passport',
    services: usualServices,
    maybeMissing: true,
  },
  card: {
    about: 'identity card, both sides',
    path: ocrPath,
    fields: { document_type: 'identification_card' },
    picture: 'card',
    services: usualServices,
    maybeMissing: true,
  },
  selfie: {
    about: 'selfie liveness',
    path: livenessPath,
    fields: { details: 'True' },
    picture: 'selfie',
    services: usualServices,
    maybeMissing: true,
  },
  proof: {
    about: 'passport with proof of life (ID Reader Plus)',
    path: ocrPath,
    fields: { document_type: 'passport' },
    picture: 'passport',
    services: `${usualServices},id_reader_plus`,
    maybeMissing: true,
  },
} as const satisfies Record<string, KindDefinition>

export type Kind = keyof typeof kinds
/** Kinds with their weights. */
export type Mix = Partial<Record<Kind, number>>

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
export const kindsOf = (mix: Mix): Kind[] => (Object.keys(mix) as Kind[]).filter((kind) => mix[kind]! > 0)

/** From `passport=3,card=1`. */
export const parseMix = (text: string): Mix => {
  const mix: Mix = {}
  for (const part of text.split(',')) {
    const [name = '', weight = '1'] = part.split('=')
    if (!isKind(name)) throw new UsageError(`--mix: there is no ${name}; known: ${Object.keys(kinds).join(', ')}`)
    if (!(Number(weight) >= 0)) throw new UsageError(`--mix: the weight of ${name} must be a number, not "${weight}"`)
    mix[name] = Number(weight)
  }
  if (kindsOf(mix).length === 0) throw new UsageError('--mix: no kind has a weight')
  return mix
}

/** Steps of the golden ratio visit the kinds in the proportions of the mix within any short stretch. */
export const kindAt = (mix: Mix, n: number): Kind => {
  const chosen = kindsOf(mix)
  const total = chosen.reduce((sum, kind) => sum + mix[kind]!, 0)
  let left = ((n * 0.618_033_988_75) % 1) * total
  for (const kind of chosen) {
    left -= mix[kind]!
    if (left < 0) return kind
  }
  return chosen[0]!
}
