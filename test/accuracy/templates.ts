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
  /** Nothing stands on its back, so that no picture of it can be known for it, and none is valid. */
  hasBlankBack?: boolean
}

const holder = ['surnames', 'names', 'birth_date', 'gender'] as const

export const templates: readonly MeasuredTemplate[] = [
  {
    name: 'Spain, DNI',
    kinds: ['id-card-spain', 'id-card-spain-2021', 'id-card-spain-2015'],
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
    kinds: ['id-card-argentina', 'id-card-argentina-2023'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  {
    name: 'Chile',
    kinds: ['id-card-chile', 'id-card-chile-2024'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  {
    name: 'Peru, DNI',
    kinds: ['id-card-peru', 'id-card-peru-3'],
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
  // No zone, and a back that names the number nowhere.
  { name: 'Bolivia, old', kinds: ['id-card-bolivia'], asked: 'card', onBothSides: [] },
  {
    name: 'Bolivia, 2023',
    kinds: ['id-card-bolivia-2023'],
    asked: 'card',
    onBothSides: ['surnames', 'names', 'birth_date', 'document_number', 'expiration_date'],
  },
  {
    name: 'Brazil, CIN',
    kinds: ['id-card-brazil'],
    asked: 'card',
    onBothSides: [...holder, 'expiration_date'],
  },
  { name: 'Brazil, RG', kinds: ['id-card-brazil-rg'], asked: 'card', onBothSides: [] },
  {
    name: 'Brazil, CNH',
    kinds: ['id-card-brazil-cnh'],
    asked: 'card',
    onBothSides: ['birth_date', 'document_number', 'expiration_date'],
  },
  { name: 'Ecuador, 2009', kinds: ['id-card-ecuador-2009'], asked: 'card', onBothSides: [] },
  { name: 'Paraguay, old', kinds: ['id-card-paraguay'], asked: 'card', onBothSides: [] },
  {
    name: 'Paraguay, 2023',
    kinds: ['id-card-paraguay-2023'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  { name: 'Peru, blue', kinds: ['id-card-peru-blue'], asked: 'card', onBothSides: ['document_number'] },
  {
    name: 'Portugal',
    kinds: ['id-card-portugal'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  {
    name: 'Spain, TIE',
    kinds: ['id-card-spain-tie'],
    asked: 'card',
    onBothSides: [...holder, 'document_number', 'expiration_date'],
  },
  { name: 'Spain, NIE certificate', kinds: ['id-card-spain-nie'], asked: 'card', onBothSides: [], hasBlankBack: true },
  {
    name: 'Uruguay',
    kinds: ['id-card-uruguay'],
    asked: 'card',
    onBothSides: ['surnames', 'names', 'birth_date', 'document_number', 'expiration_date'],
  },
  { name: 'Venezuela', kinds: ['id-card-venezuela'], asked: 'card', onBothSides: [], hasBlankBack: true },
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
