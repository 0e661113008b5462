import { palette, type State } from './state.js'

const fictional = { specimen: 'ESPÉCIME', officialSecond: 'ESTILO FICTÍCIO · SEM VALOR' } as const

/** Issuers of the cards in the style of Portuguese-speaking states; their arms and plates are invented. */
export const lusophoneStates = {
  brazil: {
    code: 'BRA',
    official: 'REPÚBLICA FEDERATIVA DO BRASIL',
    country: 'BRASIL',
    nationality: 'BRA',
    authority: 'INSTITUTO FICTÍCIO DE IDENTIFICAÇÃO',
    palette: palette('#f3f6ea', '#dcead0', '#f4edc8', '#5f9a5a', '#3f78b0', '#1f4a2f'),
    emblem: 'sun',
    flag: { direction: 'horizontal', stripes: ['#1f8f4a', '#f2c230', '#1f8f4a'], star: '#1f3f94' },
    ...fictional,
  },
  portugal: {
    code: 'PRT',
    official: 'REPÚBLICA PORTUGUESA',
    country: 'PORTUGAL',
    nationality: 'PRT',
    authority: 'REGISTO FICTÍCIO',
    palette: palette('#f2f6f3', '#d3e6dc', '#e6ecd2', '#4f9a7a', '#7fa84a', '#1f4a3f'),
    emblem: 'tree',
    flag: { direction: 'vertical', stripes: ['#1f7a3f', '#c8102e', '#c8102e'] },
    ...fictional,
  },
} as const satisfies Record<string, State>
