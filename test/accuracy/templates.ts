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
    name: 'Mexico, voter cards D and E',
    kinds: ['id-card-mexico-ife-d', 'id-card-mexico-ine-e'],
    asked: 'card',
    onBothSides: ['surnames', 'names', 'birth_date'],
  },
  // Its back says nothing of its holder.
  { name: 'Mexico, voter card C', kinds: ['id-card-mexico-ife-c'], asked: 'card', onBothSides: [] },
  {
    name: 'Mexico, resident',
    kinds: ['id-card-mexico-resident'],
    asked: 'card',
    onBothSides: ['surnames', 'names', 'birth_date'],
  },
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
  { name: 'Panama, 2023', kinds: ['id-card-panama-2023'], asked: 'card', onBothSides: ['document_number'] },
  // Where a zone's place for the number is not public, the two numbers are not compared.
  { name: 'Guatemala', kinds: ['id-card-guatemala'], asked: 'card', onBothSides: holder },
  {
    name: 'El Salvador',
    kinds: ['id-card-el-salvador'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  { name: 'Honduras', kinds: ['id-card-honduras'], asked: 'card', onBothSides: [...holder, 'expiration_date'] },
  { name: 'Nicaragua', kinds: ['id-card-nicaragua'], asked: 'card', onBothSides: ['document_number'] },
  {
    name: 'Costa Rica, 2016',
    kinds: ['id-card-costa-rica'],
    asked: 'card',
    onBothSides: ['document_number', 'surnames', 'names'],
  },
  {
    name: 'Costa Rica, 2025',
    kinds: ['id-card-costa-rica-2025'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  { name: 'Costa Rica, DIMEX', kinds: ['id-card-dimex'], asked: 'card', onBothSides: [...holder, 'expiration_date'] },
  {
    name: 'Dominican Republic, 2014',
    kinds: ['id-card-dominican'],
    asked: 'card',
    onBothSides: [...holder, 'expiration_date'],
  },
  {
    name: 'Dominican Republic, 2026',
    kinds: ['id-card-dominican-2026'],
    asked: 'card',
    onBothSides: [...holder, 'expiration_date'],
  },
  { name: 'Cuba', kinds: ['id-card-cuba'], asked: 'card', onBothSides: ['surnames', 'names'] },
  { name: 'Puerto Rico', kinds: ['id-card-puerto-rico'], asked: 'card', onBothSides: [...holder, 'document_number'] },
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
