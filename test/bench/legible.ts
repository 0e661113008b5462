import { readOptions, whole } from '@vivid/command'
import { loadDocumentExaminer, measureQuality, thresholds } from '@vivid/engines/document-liveness'
import { everything, loadDocumentReader } from '@vivid/engines/ocr'
import { type DrawingTruth, drawSpecimen, listKinds, openStudio, type PhotoWish, photograph } from '@vivid/specimens'

const usage = `usage: npm run bench -- legible [--count N] [--seed TEXT]

Photographs N fronts of different kinds (default 12) from sharp to far out of focus, and counts the printed values that are read, by the
sharpness that 826 is decided by. Exit code 1 when photos that 826 lets pass lose more than 1 % of what is read on sharp ones.`

/** Of the values read on sharp photos. */
const MOST_LOST = 0.01

/** Standard deviation of the blur, where the document is 700 px wide. */
const blursPx = [0, 0.8, 1.1, 1.4, 1.8, 2.3]
const SHARP = 0

const well: PhotoWish = { level: 'clean', scene: 'wood', widthPx: 1000, heightPx: 750, scale: 0.7, noise: 4 }

interface Shot {
  readonly sharpness: number
  readonly defocusPx: number
  /** Values that are read on the sharp photo, and those of them that are read here. */
  readonly values: number
  readonly read: number
}

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    count: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'legible' },
    help: { type: 'boolean' },
  })
  if (values.help) {
    console.log(usage)
    return true
  }
  const shots = await takeShots(whole('--count', values.count, 1), values.seed)
  console.log('| blur | sharpness | values read |\n|---|---|---|')
  for (const defocusPx of blursPx)
    tell(
      `${defocusPx} px`,
      shots.filter((shot) => shot.defocusPx === defocusPx),
    )
  const passed = shots.filter(({ sharpness }) => sharpness >= thresholds.sharpness)
  tell(`from ${thresholds.sharpness} on`, passed)
  return lostShare(passed) <= MOST_LOST
}

const sum = (shots: readonly Shot[], of: (shot: Shot) => number) => shots.reduce((total, shot) => total + of(shot), 0)
const lostShare = (shots: readonly Shot[]) => 1 - sum(shots, ({ read }) => read) / sum(shots, (shot) => shot.values)

const tell = (what: string, shots: readonly Shot[]): void => {
  const sharpness = shots.map((shot) => shot.sharpness).sort((a, b) => a - b)
  const range = [sharpness[0], sharpness.at(-1)].map((value) => value?.toFixed(2)).join(' to ')
  console.log(`| ${what} | ${range} | ${sum(shots, ({ read }) => read)} of ${sum(shots, (shot) => shot.values)} |`)
}

const takeShots = async (count: number, seed: string): Promise<Shot[]> => {
  const [examiner, reader, studio] = [await loadDocumentExaminer(), await loadDocumentReader(), await openStudio()]
  const kinds = listKinds().filter(({ sides }) => sides.includes('front'))
  const shots: Shot[] = []
  for (let i = 0; i < count; i++) {
    // Steps of a prime through the list, so that a few already are of many kinds.
    const { kind } = kinds[(i * 7) % kinds.length]!
    const drawing = await drawSpecimen({ kind, side: 'front', seed: `${seed}-${i}` }, studio)
    let sharp: readonly string[] = []
    for (const defocusPx of blursPx) {
      const { jpeg } = await photograph(drawing, { ...well, defocusPx }, `${seed}-${i}`)
      const sharpness = measureQuality(await examiner.examine(jpeg, 'front'))?.sharpness
      if (sharpness == null) continue
      const { print } = await reader.read(jpeg, everything)
      const texts = print?.lines.map(({ text }) => text).join('\n') ?? ''
      if (defocusPx === SHARP) sharp = valuesOf(drawing.truth).filter((value) => texts.includes(value))
      shots.push({
        sharpness,
        defocusPx,
        values: sharp.length,
        read: sharp.filter((value) => texts.includes(value)).length,
      })
    }
  }
  return shots
}

const valuesOf = ({ printed }: DrawingTruth): string[] => Object.values(printed).map(({ text }) => text)
