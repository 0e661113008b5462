export type Paint = 'paper' | 'tint' | 'wash' | 'accent' | 'second' | 'dark' | 'ink' | 'label' | 'alarm' | 'white'
export type Palette = Readonly<Record<Paint, string>>
export type Emblem = 'sun' | 'mountain' | 'tree' | 'eagle'

export interface Flag {
  direction: 'horizontal' | 'vertical'
  stripes: readonly string[]
  /** Colour of the star in the middle. */
  star?: string
}

/** An issuing state as printed. Real codes stand for their style only and carry the word for specimen. */
export interface State {
  /** As in the machine readable zone, without fillers. */
  code: string
  official: string
  officialSecond: string
  country: string
  nationality: string
  authority: string
  specimen: string
  palette: Palette
  emblem: Emblem
  flag: Flag
}

const palette = (paper: string, tint: string, wash: string, accent: string, second: string, dark: string): Palette => ({
  paper,
  tint,
  wash,
  accent,
  second,
  dark,
  ink: '#1b1b20',
  label: dark,
  alarm: '#c1272d',
  white: '#ffffff',
})

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
} as const satisfies Record<string, State>

export type StateName = keyof typeof states
