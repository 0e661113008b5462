import type { CardWish } from './read-wish.js'

const camel = (word: string) => word.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The constant that holds the layout. */
export const layoutName = ({ name }: CardWish): string => camel(`id-card-${name}`)

/** The issuer's key in the table of states. */
export const stateName = ({ name }: CardWish): string => camel(name)

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The issuer as printed; colours and flag are invented. */
export const stateText = (wish: CardWish): string => `  ${stateName(wish)}: {
    code: '${wish.state}',
    official: ${quoted(wish.heading)},
    country: ${quoted(wish.heading)},
    nationality: '${wish.state}',
    authority: 'REGISTRO FICTICIO',
    palette: palette('#f1f4f5', '#d6e4e8', '#f0dcd9', '#4f8a9a', '#b05a55', '#1f3f66'),
    emblem: 'sun',
    flag: { direction: 'horizontal', stripes: ['#ffffff', '#3f6fa8'] },
    ...fictional,
  },
`

export const layoutText = (wish: CardWish): string => `import type { Layout } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'

/** In the style of: ${wish.title}. */
export const ${layoutName(wish)}: Layout = {
  kind: 'id-card-${wish.name}',
  group: 'id-card',
  title: ${quoted(wish.title)},
  format: 'TD1',
  states: ['${stateName(wish)}'],
  documentCodes: ['ID'],
  numberPatterns: ['${wish.pattern}'],
  validYears: [10],
  people: { culture: hispanic },
  label: { font: 'grotesk', sizeMm: 1.5, paint: 'label' },
  value: { font: 'grotesk-bold', sizeMm: 2.45, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 30 },
        { art: 'rosette', at: [56, 30], radiusMm: 16, petals: 18, paint: 'second', opacity: 0.2 },
        { art: 'text', at: [4, 5], text: '{official}', font: 'grotesk-bold', sizeMm: 2.6, paint: 'dark' },
        { art: 'portrait', box: [4, 9, 24, 31] },
        { art: 'ghost', box: [70, 40, 9, 11], opacity: 0.5 },
        { art: 'signature', box: [31, 42, 22, 6.4], paint: 'ink' },
      ],
      fields: [
${wish.fields
  .map(
    ({ field, label, at, widthMm }) =>
      `        { field: '${field}', at: [${at.join(', ')}], widthMm: ${widthMm}, label: ${quoted(label)} },`,
  )
  .join('\n')}
      ],
      overlay: [specimenMark([4, 50.4], 2.4)],
    },
    {
      side: 'back',
      art: [{ art: 'ground', from: 'wash', to: 'tint', angleDegrees: 70 }, specimenMark([29, 26], 2.4)],
      fields: [],${wish.zone ? '\n      mrzAt: [4.7, 36.8],' : ''}
    },
  ],
}
`
