import { caribbeanStates } from './caribbean-states.js'
import { hispanicStates } from './hispanic-states.js'
import { lusophoneStates } from './lusophone-states.js'
import { palette, type State } from './state.js'

export type { Emblem, Paint, State } from './state.js'

/** Invented states all carry UTO, the one code that ICAO keeps for specimens. */
export const states = {
  utopia: {
    code: 'UTO',
    official: 'REPUBLIC OF UTOPIA',
    officialSecond: "RÉPUBLIQUE D'UTOPIE",
    country: 'UTOPIA',
    nationality: 'UTOPIAN',
    authority: 'PASSPORT OFFICE ZENITH',
    specimen: 'SPECIMEN',
    palette: palette('#f3f6ee', '#d7e8e2', '#f6e3d0', '#2f8f83', '#c9772c', '#12463f'),
    emblem: 'sun',
    flag: { direction: 'horizontal', stripes: ['#0f6b5c', '#ffffff', '#c9772c'], star: '#0f6b5c' },
  },
  valdoria: {
    code: 'UTO',
    official: 'KINGDOM OF VALDORIA',
    officialSecond: 'ROYAUME DE VALDORIE',
    country: 'VALDORIA',
    nationality: 'VALDORIAN',
    authority: 'MINISTRY OF THE INTERIOR',
    specimen: 'SPECIMEN',
    palette: palette('#f4f2f8', '#dcd9ee', '#f3d9e2', '#5a4fa3', '#b8476f', '#2c2459'),
    emblem: 'eagle',
    flag: { direction: 'vertical', stripes: ['#2c2459', '#f2c230', '#b8476f'] },
  },
  montelago: {
    code: 'UTO',
    official: 'REPÚBLICA DE MONTELAGO',
    officialSecond: 'REPUBLIC OF MONTELAGO',
    country: 'MONTELAGO',
    nationality: 'MONTELAGUEÑA',
    authority: 'REGISTRO CIVIL CENTRAL',
    specimen: 'ESPÉCIMEN',
    palette: palette('#eef4fa', '#cfe1f2', '#e6edcf', '#2a6fb0', '#5f8f2f', '#143a63'),
    emblem: 'mountain',
    flag: { direction: 'horizontal', stripes: ['#143a63', '#6fb4e3', '#ffffff', '#5f8f2f'] },
  },
  mexico: {
    code: 'MEX',
    official: 'ESTADOS UNIDOS MEXICANOS',
    officialSecond: 'ESTILO FICTICIO · NO VÁLIDO',
    country: 'MÉXICO',
    nationality: 'MEXICANA',
    authority: 'DELEGACIÓN FICTICIA',
    specimen: 'ESPÉCIMEN',
    palette: palette('#f5f3ea', '#dfe9d8', '#f3dcd6', '#3f7d54', '#a8484a', '#1f4a33'),
    emblem: 'eagle',
    flag: { direction: 'vertical', stripes: ['#1f6b46', '#ffffff', '#b5232c'] },
  },
  germany: {
    code: 'D',
    official: 'BUNDESREPUBLIK DEUTSCHLAND',
    officialSecond: 'FIKTIVES MUSTER · UNGÜLTIG',
    country: 'DEUTSCHLAND',
    nationality: 'DEUTSCH',
    authority: 'STADT MUSTERSTADT',
    specimen: 'MUSTER',
    palette: palette('#f4f5ef', '#dfe6da', '#efe6d3', '#5d7f6b', '#a58a4a', '#3c3f3a'),
    emblem: 'tree',
    flag: { direction: 'horizontal', stripes: ['#1a1a1a', '#c8102e', '#f2c230'] },
  },
  france: {
    code: 'FRA',
    official: 'RÉPUBLIQUE FRANÇAISE',
    officialSecond: 'STYLE FICTIF · NON VALABLE',
    country: 'FRANCE',
    nationality: 'FRANÇAISE',
    authority: 'PRÉFECTURE FICTIVE',
    specimen: 'SPÉCIMEN',
    palette: palette('#eef5f8', '#cfe3ee', '#dfe9e4', '#3f86ad', '#8a9fb0', '#1f4a6b'),
    emblem: 'sun',
    flag: { direction: 'vertical', stripes: ['#1f3f94', '#ffffff', '#d0202e'] },
  },
  ...hispanicStates,
  ...caribbeanStates,
  ...lusophoneStates,
} as const satisfies Record<string, State>

export type StateName = keyof typeof states
