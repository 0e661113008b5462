export type Paint = 'paper' | 'tint' | 'wash' | 'accent' | 'second' | 'dark' | 'ink' | 'label' | 'alarm' | 'white'
export type Palette = Readonly<Record<Paint, string>>
export type Emblem = 'sun' | 'mountain' | 'tree' | 'eagle'

interface Flag {
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

export const palette = (
  paper: string,
  tint: string,
  wash: string,
  accent: string,
  second: string,
  dark: string,
): Palette => ({
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
