import { thresholds } from '@vivid/engines/document-liveness'
import { splitBetween } from '../split-between.js'
import type { AskedDocument } from './ask-documents.js'
import { isGenuine } from './kinds.js'

/** The limits that were chosen on photographs like these. All others were chosen on drawn pictures, or are the interface's. */
export interface ChosenLimits {
  readonly digital: number
  readonly darkShare: number
  readonly burntShare: number
}

/**
 * The limits as they would ship if only these pictures were known. Digital: above every genuine photo, to the next hundredth, as
 * `thresholds.py` has it. Of 828: where the fewest of both, pictures with the defect and genuine photos, lie on the wrong side.
 */
export const chooseLimits = (documents: readonly AskedDocument[]): ChosenLimits => {
  const genuine = documents.filter(isGenuine)
  const highest = Math.max(0, ...genuine.map(({ signals }) => signals.digital))
  const split = (label: string, of: (one: AskedDocument) => number | null | undefined, otherwise: number) => {
    const values = (some: readonly AskedDocument[]) => some.filter(isVisible).flatMap((one) => of(one) ?? [])
    return splitBetween(values(documents.filter((one) => one.label === label)), values(genuine)) ?? otherwise
  }
  return {
    digital: Math.floor(100 * highest) / 100 + 0.01,
    darkShare: split('dark', ({ quality }) => quality?.darkShare, thresholds.darkShare),
    burntShare: split('bright', ({ quality }) => quality?.burntShare, thresholds.burntShare),
  }
}

/** Of a black picture even light is not asked. */
const isVisible = ({ quality }: AskedDocument): boolean => quality !== null && quality.lightTone >= thresholds.blackTone
