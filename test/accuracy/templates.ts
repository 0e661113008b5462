import type { ChangeableField } from '@vivid/specimens'

/** What is asked of the engine: interface 2.6, 2.3 or 2.4. */
export type Asked = 'card' | 'passport_plus' | 'passport_052'

export interface MeasuredTemplate {
  name: string
  /** Specimens that stand for it, in turn. */
  kinds: readonly string[]
  asked: Asked
  /** What both sides say, so that they can be found to differ; none: its sides are not compared. */
  onBothSides: readonly ChangeableField[]
}

const holder = ['surnames', 'names', 'birth_date', 'gender'] as const

export const templates: readonly MeasuredTemplate[] = [
  {
    name: 'Spain, DNI',
    kinds: ['id-card-spain', 'id-card-spain-2021'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  // The front prints a year of expiry and other numbers than the zone.
  { name: 'Mexico, INE', kinds: ['id-card-mexico'], asked: 'card', onBothSides: ['surnames', 'names', 'birth_date'] },
  {
    name: 'Colombia, digital',
    kinds: ['id-card-colombia'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  {
    name: 'Colombia, yellow',
    kinds: ['id-card-colombia-yellow'],
    asked: 'card',
    onBothSides: ['document_number', 'surnames', 'names'],
  },
  {
    name: 'Argentina, DNI',
    kinds: ['id-card-argentina'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  {
    name: 'Chile',
    kinds: ['id-card-chile'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  {
    name: 'Peru, DNI',
    kinds: ['id-card-peru'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  {
    name: 'Ecuador',
    kinds: ['id-card-ecuador'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  { name: 'Panama', kinds: ['id-card-panama'], asked: 'card', onBothSides: ['document_number'] },
  {
    name: 'generic TD1',
    kinds: ['id-card-linea', 'id-card-arc'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  { name: 'generic TD2', kinds: ['id-card-td2'], asked: 'card', onBothSides: [] },
  { name: 'Mexico, passport', kinds: ['passport-mexico'], asked: 'passport_052', onBothSides: [] },
  {
    name: 'passport page',
    kinds: ['passport-classic', 'passport-modern', 'passport-laminate'],
    asked: 'passport_plus',
    onBothSides: [],
  },
]
