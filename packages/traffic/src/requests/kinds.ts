import { routes } from '@vivid/contract/interface'

const usualServices = 'ocr,liveness'

export interface KindDefinition {
  about: string
  path: string
  fields: Record<string, string>
  /** What is drawn for it. */
  picture: 'passport' | 'card' | 'selfie'
  /** What its token must hold. */
  services: string
}

/** Every kind of request that the service knows, as callers would send it. */
export const kinds = {
  passport: {
    about: 'passport, zone read',
    path: routes.ocr,
    fields: { document_type: 'passport' },
    picture: 'passport',
    services: usualServices,
  },
  plus: {
    about: 'passport_plus, the whole page read',
    path: routes.ocr,
    fields: { document_type: 'passport_plus', device: 'ANDROID' },
    picture: 'passport',
    services: usualServices,
  },
  card: {
    about: 'identity card, both sides',
    path: routes.ocr,
    fields: { document_type: 'identification_card' },
    picture: 'card',
    services: usualServices,
  },
  selfie: {
    about: 'selfie liveness',
    path: routes.liveness,
    fields: { details: 'True' },
    picture: 'selfie',
    services: usualServices,
  },
  proof: {
    about: 'passport with proof of life (ID Reader Plus)',
    path: routes.ocr,
    fields: { document_type: 'passport' },
    picture: 'passport',
    services: `${usualServices},id_reader_plus`,
  },
} as const satisfies Record<string, KindDefinition>

export type Kind = keyof typeof kinds

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
