import type { MrzReading } from '@vivid/documents'

/** TD3, or a passport card: the document code of ICAO 9303-4 §4.2.2 starts with P. */
export const isPassport = ({ format, lines }: MrzReading) => format === 'TD3' || lines[0]!.startsWith('P')
