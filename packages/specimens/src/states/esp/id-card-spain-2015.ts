import type { Face, FieldPlace, Layout } from '../../layouts/layout.js'
import { idCardSpain2021 } from './id-card-spain-2021.js'

const [front, back] = idCardSpain2021.faces as readonly [Face, Face]
const labels: Partial<Record<FieldPlace['field'], string>> = {
  birth_date: 'FECHA DE NACIMIENTO',
  expiration_date: 'VÁLIDO HASTA',
  support_number: 'IDESP',
  document_number: 'DNI NÚM.',
}

/** In the style of the Spanish DNI of 2015: no date of issue, the number below. */
export const idCardSpain2015: Layout = {
  ...idCardSpain2021,
  kind: 'id-card-spain-2015',
  title: 'Spanish-style DNI of 2015, portrait left, number below, TD1 on the back',
  issuedYears: [2015, 2021],
  faces: [
    {
      ...front,
      fields: front.fields
        .filter(({ field }) => field !== 'issuing_date')
        .map((place): FieldPlace => {
          const named = labels[place.field] ? { ...place, label: labels[place.field]! } : place
          return place.field === 'document_number' ? { ...named, at: [35, 49], valueOffset: [8, -1.6] } : named
        }),
    },
    back,
  ],
}
