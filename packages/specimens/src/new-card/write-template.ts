import type { CardWish } from './read-wish.js'

const required = ['document_number', 'names', 'surnames', 'birth_date', 'gender']

/** The JSON of the template: labels carry the values, so that nothing has to be measured to begin with. */
export const templateFor = ({ state, document, title, heading, zone, pattern, fields }: CardWish) => ({
  id: `${state.toLowerCase()}-${document}`,
  state,
  title,
  kind: 'card',
  language: 'es-419',
  sizeMm: [85.6, 53.98],
  sides: {
    front: {
      marks: [heading],
      fields: fields.map(({ field, label }) => ({
        field,
        labels: [label],
        placements: ['below'],
        ...(field === 'document_number' && { pattern }),
      })),
    },
    back: { marks: [], fields: [], ...(zone && { mrz: { format: zone } }) },
  },
  required: required.filter((name) => fields.some(({ field }) => field === name)),
  source: 'TODO: the public specimen and the issuer’s description this was taken from',
})

/** As the house formats JSON: short lists on one line. */
export const templateText = (wish: CardWish): string =>
  `${JSON.stringify(templateFor(wish), null, 2).replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`
