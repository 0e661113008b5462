import type { Face, FieldPlace, Layout } from '../../layouts/layout.js'
import { idCardPeru } from './id-card-peru.js'

const [front, back] = idCardPeru.faces as readonly [Face, Face]
const replaced = ['first_surname', 'second_surname', 'names', 'marital_status', 'office']

/** In the style of the Peruvian electronic DNI 3.0: both surnames under one label, the card's own number beside. */
export const idCardPeru3: Layout = {
  ...idCardPeru,
  kind: 'id-card-peru-3',
  title: 'Peruvian-style DNI 3.0, surnames under one label, TD1 on the back',
  issuedYears: [2024, 2026],
  faces: [
    {
      ...front,
      fields: [
        ...front.fields.filter(({ field }) => !replaced.includes(field)),
        { field: 'surnames', at: [31, 11], widthMm: 48, label: 'Apellidos' },
        { field: 'names', at: [31, 16.6], widthMm: 48, label: 'Prenombres' },
        { field: 'support_number', at: [56, 31], widthMm: 20, label: 'N° de Tarjeta' },
      ] satisfies FieldPlace[],
    },
    back,
  ],
}
