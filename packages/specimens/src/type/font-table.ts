/** A typeface is one or more files: the later ones fill in the characters that the earlier ones lack. */
const fontsource = (family: string, weight: number, style = 'normal', scripts: readonly string[] = []) =>
  ['latin', 'latin-ext', ...scripts].map(
    (subset) => `@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff`,
  )

/** Package paths; all fonts are under the SIL Open Font License, OCR-B (Matthew Skala) is free of restrictions. */
export const fontTable = {
  ocrb: ['bwip-js/fonts/OCRB7.ttf'],
  grotesk: fontsource('arimo', 400, 'normal', ['cyrillic', 'greek']),
  'grotesk-bold': fontsource('arimo', 700, 'normal', ['cyrillic', 'greek']),
  condensed: fontsource('barlow-semi-condensed', 500),
  'condensed-bold': fontsource('barlow-semi-condensed', 700),
  humanist: fontsource('source-sans-3', 400),
  'humanist-bold': fontsource('source-sans-3', 700),
  serif: fontsource('pt-serif', 400),
  'serif-bold': fontsource('pt-serif', 700),
  'serif-italic': fontsource('pt-serif', 400, 'italic'),
} as const

export type FontName = keyof typeof fontTable
