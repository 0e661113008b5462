import { type ChosenTemplate, chooseTemplate } from '../choose/choose-template.js'
import { recogniseSide } from '../choose/recognise-side.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Catalogue } from '../templates/catalogue.js'

/** The template that this evidence is taken for. */
export const chooseFor = (sides: readonly SideEvidence[], catalogue: Catalogue, today: Date): ChosenTemplate | null =>
  chooseTemplate(sides.map((side) => recogniseSide(side, catalogue, today)))
