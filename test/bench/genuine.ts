import { readOptions, whole } from '@vivid/command'
import { type AttackName, loadDocumentExaminer, type Side } from '@vivid/engines/document-liveness'
import { drawSpecimen, type Level, levels, listKinds, openStudio, photograph } from '@vivid/specimens'

const usage = `usage: npm run bench -- genuine [--count N] [--seed TEXT]

Photographs every kind of specimen, both sides, N times (default 1) at each level and judges the photos for attacks, as the service does:
how many are refused as an attack of those that no other code refuses, fronts and backs apart, and by which signal. None is an
attack; scans are left out, which are one. Exit code 1 when more than 6 % are refused at clean or moderate.`

/** Of the photos that can be judged. */
const MOST_REFUSED = 0.06
/** Hard photos are told apart, not judged: most of them are refused by a code, and rightly so. */
const promised: readonly Level[] = ['clean', 'moderate']

interface Group {
  sent: number
  judged: number
  readonly refused: Map<AttackName, number>
}

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    count: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'genuine' },
    help: { type: 'boolean' },
  })
  if (values.help) {
    console.log(usage)
    return true
  }
  const count = whole('--count', values.count, 1)
  const [examiner, studio] = [await loadDocumentExaminer(), await openStudio()]
  const groups = new Map<string, Group>()
  const faces = listKinds().flatMap(({ kind, sides }) => sides.map((side) => ({ kind, side })))
  for (let turn = 0; turn < count; turn++) {
    for (const [at, { kind, side }] of faces.entries()) {
      const seed = `${values.seed}-${turn}-${kind}`
      const drawing = await drawSpecimen({ kind, side, seed }, studio)
      for (const level of Object.keys(levels) as Level[]) {
        const scenes = levels[level].scenes.filter((scene) => scene !== 'scan')
        const scene = scenes[(at + turn) % scenes.length]!
        const { jpeg } = await photograph(drawing, { level, scene }, `${seed}-${side}-${level}`)
        const asked: Side = side === 'back' ? 'back' : 'front'
        const examined = await examiner.examine(jpeg, asked)
        const group = groupOf(groups, `${level} ${asked}`)
        group.sent++
        if (examined.finding) continue
        group.judged++
        const { attack } = await examiner.judge(examined)
        if (attack) group.refused.set(attack, (group.refused.get(attack) ?? 0) + 1)
      }
      process.stderr.write(`\r${turn * faces.length + at + 1} of ${count * faces.length}`)
    }
  }
  process.stderr.write('\n')
  for (const level of Object.keys(levels)) {
    for (const side of ['front', 'back']) describe(`${level} ${side}`, groups.get(`${level} ${side}`)!)
  }
  const kept = promised.flatMap((level) => [groups.get(`${level} front`)!, groups.get(`${level} back`)!])
  const share = sum(kept.map(refusals)) / sum(kept.map(({ judged }) => judged))
  console.log(`clean and moderate: ${(100 * share).toFixed(1)} % refused (target at most ${100 * MOST_REFUSED} %)`)
  return share <= MOST_REFUSED
}

const groupOf = (groups: Map<string, Group>, name: string): Group => {
  const group = groups.get(name) ?? { sent: 0, judged: 0, refused: new Map() }
  groups.set(name, group)
  return group
}

const refusals = ({ refused }: Group) => sum([...refused.values()])
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const describe = (name: string, group: Group): void => {
  const by = [...group.refused].map(([attack, count]) => `${attack} ${count}`).join(', ')
  console.log(`${name}: ${refusals(group)} of ${group.judged} refused (${by || 'none'}); ${group.sent} sent`)
}
