import type { AttackName } from '@vivid/engines/document-liveness'
import type { LabelledDocument } from './labelled-document.js'

/** What the labels call each attack. */
export const attackLabels: Readonly<Record<string, AttackName>> = {
  screen: 'screen',
  print: 'print',
  portrait_substitution: 'portrait',
  digital_upload: 'digital',
}

/** Genuine photos of anything but identity documents are no documents to be proven. */
export const isGenuine = ({ label, subtype }: Pick<LabelledDocument, 'label' | 'subtype'>): boolean =>
  label === 'genuine_photo' && subtype.startsWith('id_')

/** Codes that are right for a defect. */
export const defectCodes: Readonly<Record<string, readonly number[]>> = {
  nodoc: [819],
  cropped: [821, 823],
  tiny: [822],
  multi: [824],
  near_edge: [825],
  blur: [826, 818],
  dark: [828],
  bright: [828, 829],
  glare: [829, 828],
}
