import { readFile } from 'node:fs/promises'
import type { ErrorName } from '@vivid/contract'
import { loadSelfieAnalyst, type RuledFace } from '@vivid/engines/selfie-liveness'
import type { AskEach } from '../ask-each.js'
import type { Sourced } from '../leave-source-out.js'
import { readLabels } from '../read-labels.js'

/** A selfie with the defect that it shows, or a living person without one. */
interface LabelledSelfie extends Sourced {
  readonly file: string
  readonly label: string
  /** Codes that are right besides those of the label. */
  readonly accept: readonly number[]
}

export interface AskedCode extends LabelledSelfie {
  /** Null where no face was found. */
  readonly face: RuledFace | null
  /** Where no face was found, why. */
  readonly problem: ErrorName | null
}

/** Codes that are right for a defect. */
export const defectCodes: Readonly<Record<string, readonly number[]>> = {
  occluded: [703],
  noface: [704],
  multi: [705],
  tiny: [706, 714],
  angle: [707],
  lowquality: [706, 713, 714],
  eyes_closed: [716],
}

interface Row {
  readonly file: string
  readonly label: string
  readonly repo: string
  readonly framing?: string
  readonly accept?: readonly number[]
}

/** Pictures with a defect, and living people in full frames. */
export const readCodes = async (folder: string): Promise<LabelledSelfie[]> =>
  (await readLabels<Row>(folder))
    .filter(({ label, framing }) => label in defectCodes || (label === 'real' && framing !== 'tight'))
    .map(({ file, label, repo, accept = [] }) => ({ file, label, source: repo, accept }))

export const askCodes = (selfies: readonly LabelledSelfie[], askEach: AskEach): Promise<AskedCode[]> =>
  askEach('selfie-codes', selfies, async () => {
    const analyst = await loadSelfieAnalyst()
    await analyst.warmUp()
    return async ({ file }) => {
      const { found, problem } = await analyst.analyse(await readFile(file))
      if (!found) return { face: null, problem }
      const { count, framing, light, pose, opening, conditions, quality, spoof } = found
      const face = { count, framing, light, pose, opening, conditions, quality }
      return { face: { ...face, spoof: spoof && { liveness: spoof.liveness } }, problem }
    }
  })
