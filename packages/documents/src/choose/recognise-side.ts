import type { Side, SideEvidence } from '../evidence/side-evidence.js'
import type { Catalogue } from '../templates/catalogue.js'
import type { Template } from '../templates/template.js'
import { readySide } from './ready-side.js'
import { type SideScore, scoreSide } from './score-side.js'

/** What was read on one side, and what speaks for its being each side of each document. */
export interface RecognisedSide {
  readonly evidence: SideEvidence
  /** 0…1: how surely a phrase stands on the side. */
  readonly presence: (text: string) => number
  readonly scores: ReadonlyMap<Template, Readonly<Record<Side, SideScore>>>
}

/** Scores one side against the whole catalogue: the costly part of choosing a template, done once for what was read. */
export const recogniseSide = (evidence: SideEvidence, catalogue: Catalogue, today: Date): RecognisedSide => {
  const ready = readySide(evidence, catalogue, today)
  const scoresOf = (template: Template) => ({
    front: scoreSide(ready, template, 'front', today),
    back: scoreSide(ready, template, 'back', today),
  })
  const scores = new Map(catalogue.templates.map((template) => [template, scoresOf(template)]))
  return { evidence, presence: ready.presence, scores }
}
