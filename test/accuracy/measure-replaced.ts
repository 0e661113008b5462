import { errors } from '@vivid/contract'
import type { AttackName, DocumentExaminer, JudgedAttack } from '@vivid/engines/document-liveness'
import { type Drawing, drawSpecimen, type Level, levels as levelTables, type Studio } from '@vivid/specimens'
import { anyPicture, decode, rectifyColour } from '@vivid/vision'
import { drawCase, photographNear } from './draw-case.js'
import type { FacesTask } from './measure-faces.js'
import type { People } from './portrait-folder.js'
import { cutPortrait, replacePortrait } from './replace-portrait.js'
import type { MeasuredTemplate } from './templates.js'

/** Whose portrait it shows: the holder's, or somebody else's, printed as such documents are or taken from a photo of another one. */
export const portraitWays = ['own', 'printed anew', 'from a photo'] as const
type PortraitWay = (typeof portraitWays)[number]

export interface ReplacedResult {
  measured: 'replaced'
  template: string
  kind: string
  level: Level
  seed: string
  shown: PortraitWay
  /** The design prints the holder a second time. */
  hasGhost: boolean
  /** Of a photo that must be taken again: nothing was judged. */
  code: number | null
  /** Both portraits were found and compared. */
  compared: boolean
  /** Without the comparison, and with it. */
  alone: Judged | null
  together: Judged | null
}

interface Judged {
  attack: AttackName | null
  /** The signal `portrait`, and its limit. */
  portrait: number
  limit: number
}

/** A document at every level, as it was issued and with replaced portraits; scans are left out, which are attacks themselves. */
export const measureReplaced = async (
  examiner: DocumentExaminer,
  { fonts }: Studio,
  { portraits }: People,
  template: MeasuredTemplate,
  index: number,
  { levels, seed }: FacesTask,
): Promise<ReplacedResult[]> => {
  const drawn = await drawCase({ fonts, portraits }, template, index, `replaced/${seed}`)
  const own = drawn.sides.find(({ truth }) => truth.portrait)
  if (!own) throw new Error(`${drawn.kind} has no portrait`)
  const others: Studio['portraits'] = (of, sex, sitting) => portraits(`${of}/other`, sex, sitting)
  const { side } = own.truth
  const other = await drawSpecimen({ kind: drawn.kind, seed: drawn.seed, side }, { fonts, portraits: others })
  const hasGhost = own.truth.ghostPortrait !== null
  const results: ReplacedResult[] = []
  for (const [at, level] of levels.entries()) {
    const name = `${drawn.kind}/${drawn.seed}/${level}`
    const scenes = levelTables[level].scenes.filter((scene) => scene !== 'scan')
    const take = (drawing: Drawing, taken: string) =>
      photographNear(drawing, level, taken, { scene: scenes[(at + index) % scenes.length]! })
    const shown: [PortraitWay, Drawing][] = [['own', own]]
    // Without a second portrait there is nothing to compare: only that nothing is found there.
    if (hasGhost) {
      const photo = await take(other, `${name}/other`)
      const { picture } = await decode(photo.jpeg, anyPicture)
      const { width, height } = own.truth.portrait!
      const seen = rectifyColour(picture, photo.truth.photo.portraitQuad!, Math.round(width), Math.round(height))
      shown.push(
        ['printed anew', replacePortrait(own, cutPortrait(other))],
        ['from a photo', replacePortrait(own, seen)],
      )
    }
    for (const [way, drawing] of shown) {
      const judged = await judge(examiner, (await take(drawing, name)).jpeg)
      const head = { measured: 'replaced', template: template.name, kind: drawn.kind, level, seed: drawn.seed } as const
      results.push({ ...head, shown: way, hasGhost, ...judged })
    }
  }
  return results
}

const judge = async (examiner: DocumentExaminer, jpeg: Buffer) => {
  const examined = await examiner.examine(jpeg, 'front')
  if (examined.finding) {
    return { code: errors[examined.finding.error].code, compared: false, alone: null, together: null }
  }
  const alone = await examiner.judge(examined)
  const together = await examiner.compare(examined, alone, null)
  const compared = together.timings.some(({ step, name }) => step === 'inference' && name === 'face-embedding')
  return { code: null, compared, alone: brief(alone), together: brief(together) }
}

const brief = ({ attack, signals, thresholds }: JudgedAttack): Judged => ({
  attack,
  portrait: signals.portrait,
  limit: thresholds.portrait,
})
