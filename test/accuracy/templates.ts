import { listDesigns } from '@vivid/specimens'

/** What is asked of the engine: interface 2.6, 2.3 or 2.4. */
export type Asked = 'card' | 'passport_plus' | 'passport_052'

export interface MeasuredTemplate {
  name: string
  /** Specimens that stand for it, in turn. */
  kinds: readonly string[]
  asked: Asked
  /** No field stands on both sides, so that they cannot be found to differ. */
  sharesNothing?: boolean
  /** Nothing stands on its back, so that no picture of it can be known for it, and none is valid. */
  hasBlankBack?: boolean
  /** There is no face to compare a selfie with. */
  hasNoPortrait?: boolean
}

export const templates: readonly MeasuredTemplate[] = [
  {
    name: 'Spain, DNI',
    kinds: ['id-card-spain', 'id-card-spain-2021', 'id-card-spain-2015'],
    asked: 'card',
  },
  { name: 'Mexico, INE', kinds: ['id-card-mexico'], asked: 'card' },
  {
    name: 'Mexico, voter cards D and E',
    kinds: ['id-card-mexico-ife-d', 'id-card-mexico-ine-e'],
    asked: 'card',
  },
  // Its back says nothing of its holder.
  { name: 'Mexico, voter card C', kinds: ['id-card-mexico-ife-c'], asked: 'card', sharesNothing: true },
  {
    name: 'Mexico, resident',
    kinds: ['id-card-mexico-resident'],
    asked: 'card',
  },
  {
    name: 'Colombia, digital',
    kinds: ['id-card-colombia'],
    asked: 'card',
  },
  {
    name: 'Colombia, yellow',
    kinds: ['id-card-colombia-yellow'],
    asked: 'card',
  },
  {
    name: 'Argentina, DNI',
    kinds: ['id-card-argentina', 'id-card-argentina-2023'],
    asked: 'card',
  },
  {
    name: 'Chile',
    kinds: ['id-card-chile', 'id-card-chile-2024'],
    asked: 'card',
  },
  {
    name: 'Peru, DNI',
    kinds: ['id-card-peru', 'id-card-peru-3'],
    asked: 'card',
  },
  {
    name: 'Ecuador',
    kinds: ['id-card-ecuador'],
    asked: 'card',
  },
  { name: 'Panama', kinds: ['id-card-panama'], asked: 'card' },
  { name: 'Panama, 2023', kinds: ['id-card-panama-2023'], asked: 'card' },
  { name: 'Guatemala', kinds: ['id-card-guatemala'], asked: 'card' },
  {
    name: 'El Salvador',
    kinds: ['id-card-el-salvador'],
    asked: 'card',
  },
  { name: 'Honduras', kinds: ['id-card-honduras'], asked: 'card' },
  { name: 'Nicaragua', kinds: ['id-card-nicaragua'], asked: 'card' },
  {
    name: 'Costa Rica, 2016',
    kinds: ['id-card-costa-rica'],
    asked: 'card',
  },
  {
    name: 'Costa Rica, 2025',
    kinds: ['id-card-costa-rica-2025'],
    asked: 'card',
  },
  { name: 'Costa Rica, DIMEX', kinds: ['id-card-dimex'], asked: 'card' },
  {
    name: 'Dominican Republic, 2014',
    kinds: ['id-card-dominican'],
    asked: 'card',
  },
  {
    name: 'Dominican Republic, 2026',
    kinds: ['id-card-dominican-2026'],
    asked: 'card',
  },
  { name: 'Cuba', kinds: ['id-card-cuba'], asked: 'card' },
  { name: 'Puerto Rico', kinds: ['id-card-puerto-rico'], asked: 'card' },
  // No zone, and a back that names the number nowhere.
  { name: 'Bolivia, old', kinds: ['id-card-bolivia'], asked: 'card', sharesNothing: true },
  {
    name: 'Bolivia, 2023',
    kinds: ['id-card-bolivia-2023'],
    asked: 'card',
  },
  {
    name: 'Brazil, CIN',
    kinds: ['id-card-brazil'],
    asked: 'card',
  },
  { name: 'Brazil, RG', kinds: ['id-card-brazil-rg'], asked: 'card', sharesNothing: true },
  {
    name: 'Brazil, CNH',
    kinds: ['id-card-brazil-cnh'],
    asked: 'card',
  },
  { name: 'Ecuador, 2009', kinds: ['id-card-ecuador-2009'], asked: 'card', sharesNothing: true },
  { name: 'Paraguay, old', kinds: ['id-card-paraguay'], asked: 'card', sharesNothing: true },
  {
    name: 'Paraguay, 2023',
    kinds: ['id-card-paraguay-2023'],
    asked: 'card',
  },
  { name: 'Peru, blue', kinds: ['id-card-peru-blue'], asked: 'card' },
  {
    name: 'Portugal',
    kinds: ['id-card-portugal'],
    asked: 'card',
  },
  {
    name: 'Spain, TIE',
    kinds: ['id-card-spain-tie'],
    asked: 'card',
  },
  {
    name: 'Spain, NIE certificate',
    kinds: ['id-card-spain-nie'],
    asked: 'card',
    sharesNothing: true,
    hasBlankBack: true,
    hasNoPortrait: true,
  },
  {
    name: 'Uruguay',
    kinds: ['id-card-uruguay'],
    asked: 'card',
  },
  { name: 'Venezuela', kinds: ['id-card-venezuela'], asked: 'card', sharesNothing: true, hasBlankBack: true },
  {
    name: 'generic TD1',
    kinds: ['id-card-linea', 'id-card-arc'],
    asked: 'card',
  },
  { name: 'generic TD2', kinds: ['id-card-td2'], asked: 'card', sharesNothing: true },
  { name: 'Mexico, passport', kinds: ['passport-mexico'], asked: 'passport_052', sharesNothing: true },
  {
    name: 'passport page',
    kinds: ['passport-classic', 'passport-modern', 'passport-laminate'],
    asked: 'passport_plus',
    sharesNothing: true,
  },
]

/** Invented cards, measured where they are named: each is another design, of which no template knows. */
export const designs: readonly MeasuredTemplate[] = (['known', 'unseen'] as const).map((family) => ({
  name: `invented designs, ${family}`,
  kinds: listDesigns(family, 1000),
  asked: 'card',
  sharesNothing: true,
}))

export const isDesign = (template: string): boolean => designs.some(({ name }) => name === template)
