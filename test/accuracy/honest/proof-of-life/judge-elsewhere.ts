import { errors } from '@vivid/contract'
import { type AttackName, thresholds, weigh } from '@vivid/engines/document-liveness'
import type { Verdict } from '../error-rates.js'
import { leaveSourceOut } from '../leave-source-out.js'
import type { AskedDocument } from './ask-documents.js'
import { type ChosenLimits, chooseLimits } from './choose-limits.js'
import { isGenuine } from './kinds.js'

export interface JudgedDocument extends AskedDocument, Verdict {
  /** 819…829, or 818 of an attack; null where it passes. */
  readonly code: number | null
  readonly attacks: readonly AttackName[]
}

/** Findings that the chosen limits may take back or put in their place. */
const qualityFindings: readonly string[] = [
  'document_exposure',
  'document_reflections',
  'document_blurry',
  'document_over_compressed',
]

/** Verdicts by limits that were chosen on the pictures of all other sources. */
export const judgeElsewhere = (documents: readonly AskedDocument[]): JudgedDocument[] =>
  leaveSourceOut(documents, (others) => {
    const limits = chooseLimits(others)
    return (one): JudgedDocument => {
      const limitOf = { ...one.thresholds, digital: limits.digital }
      const attacks = (Object.keys(limitOf) as AttackName[]).filter((name) => one.signals[name] >= limitOf[name])
      const code = findingUnder(one, limits) ?? (attacks.length > 0 ? errors.document_copied.code : null)
      const { score } = weigh(one.signals, limitOf)
      return { ...one, isGenuine: isGenuine(one), isPassed: code === null, score, code, attacks }
    }
  })

/** The code of what asks for another picture, in the engine's order of precedence. */
const findingUnder = ({ finding, quality }: AskedDocument, limits: ChosenLimits): number | null => {
  if (!quality || (finding && !qualityFindings.includes(finding))) return finding && errors[finding].code
  const { lightTone, burntShare, darkShare, sharpness } = quality
  if (lightTone < thresholds.blackTone || burntShare >= limits.burntShare) return errors.document_exposure.code
  if (finding === 'document_reflections') return errors.document_reflections.code
  if (sharpness === null) return errors.document_quality_unacceptable.code
  if (sharpness < thresholds.sharpness) return errors.document_blurry.code
  if (darkShare >= limits.darkShare || isPortraitLost(finding, quality)) return errors.document_exposure.code
  return finding === 'document_over_compressed' ? errors.document_over_compressed.code : null
}

/** The exposure of the portrait alone was found wanting, not that of the document. */
const isPortraitLost = (finding: AskedDocument['finding'], quality: NonNullable<AskedDocument['quality']>): boolean =>
  finding === 'document_exposure' &&
  quality.lightTone >= thresholds.blackTone &&
  quality.burntShare < thresholds.burntShare &&
  quality.darkShare < thresholds.darkShare
