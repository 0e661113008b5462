import type { Accepted, Language } from '@vivid/client'

type Contradictions = Accepted<unknown>['contradictions']

const texts = {
  en: {
    unknown:
      'the document was read but is not valid: check digits fail or its sides do not belong together (--details)',
    known: 'the document contradicts itself:',
    places: { front: 'front', back: 'back', print: 'print', machine: 'zone or code' },
  },
  es: {
    unknown:
      'el documento se leyó pero no es válido: fallan dígitos de control o sus lados no son del mismo documento (--details)',
    known: 'el documento se contradice:',
    places: { front: 'anverso', back: 'reverso', print: 'impreso', machine: 'zona o código' },
  },
  pt: {
    unknown:
      'o documento foi lido, mas não é válido: há dígitos de controle errados ou os lados não são do mesmo documento (--details)',
    known: 'o documento se contradiz:',
    places: { front: 'frente', back: 'verso', print: 'impresso', machine: 'zona ou código' },
  },
} as const

/** For the person at the terminal: which field says what on which side, as far as the service told. */
export const describeContradiction = (contradictions: Contradictions, language: Language): string => {
  const { unknown, known, places } = texts[language]
  if (contradictions.length === 0) return unknown
  const nameOf = (place: string) => (place in places ? places[place as keyof typeof places] : place)
  const lines = contradictions.map(
    ({ field, between, values }) =>
      `  ${field}: ${between.map((place, at) => `${nameOf(place)} "${values[at]}"`).join(', ')}`,
  )
  return [known, ...lines].join('\n')
}
