import { Choice } from './choice.js'
import type { Language } from './languages.js'

/** Designs of which nothing stands on both sides, by template: two cards' sides cannot be told from one card's. */
export const unlinkableDesigns = {
  'bol-cedula': {
    en: "Bolivia's cédula until 2023",
    es: 'cédula de Bolivia hasta 2023',
    pt: 'cédula da Bolívia até 2023',
  },
  'bra-rg': { en: "Brazil's Registro Geral", es: 'Registro Geral de Brasil', pt: 'Registro Geral do Brasil' },
  'ecu-cedula-2009': {
    en: "Ecuador's cédula of 2009",
    es: 'cédula de Ecuador de 2009',
    pt: 'cédula do Equador de 2009',
  },
  'esp-nie': {
    en: "Spain's certificate of a citizen of the Union",
    es: 'certificado de ciudadano de la Unión de España',
    pt: 'certificado de cidadão da União da Espanha',
  },
  'mex-ife-c': {
    en: "Mexico's voter card of model C",
    es: 'credencial para votar de México, modelo C',
    pt: 'credencial de eleitor do México, modelo C',
  },
  'pry-cedula': {
    en: "Paraguay's cédula before the chip",
    es: 'cédula de Paraguay anterior al chip',
    pt: 'cédula do Paraguai anterior ao chip',
  },
  'ven-cedula': {
    en: "Venezuela's laminated cédula",
    es: 'cédula laminada de Venezuela',
    pt: 'cédula plastificada da Venezuela',
  },
  'generic-td2': {
    en: 'cards with a TD2 zone on their front',
    es: 'tarjetas con zona TD2 en el anverso',
    pt: 'cartões com zona TD2 na frente',
  },
} as const

const designsInWords = (language: Language): string =>
  Object.values(unlinkableDesigns)
    .map((design) => design[language])
    .join('; ')

export const linkInWords = {
  en: `How the sides of a card belong together. linked: both name one holder or number. contradicted: they differ in something that both say. unlinked: what would tell could not be read. unlinkable: the design has nothing on both sides that would (${designsInWords('en')}).`,
  es: `Cómo se corresponden los lados de una tarjeta. linked: ambos nombran al mismo titular o número. contradicted: difieren en algo que ambos dicen. unlinked: no se pudo leer lo que lo demostraría. unlinkable: el diseño no tiene en ambos lados nada que lo demuestre (${designsInWords('es')}).`,
  pt: `Como os lados de um cartão se correspondem. linked: ambos indicam o mesmo titular ou número. contradicted: diferem em algo que ambos dizem. unlinked: não foi possível ler o que o mostraria. unlinkable: o modelo não tem nos dois lados nada que o mostre (${designsInWords('pt')}).`,
} as const

export const sidesLinks = ['linked', 'contradicted', 'unlinked', 'unlinkable'] as const
export type SidesLink = (typeof sidesLinks)[number]
export const SidesLink = Choice(sidesLinks)
