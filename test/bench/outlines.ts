import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOptions } from '@vivid/command'
import { loadCatalogue } from '@vivid/documents'
import {
  type AttackName,
  type Examined,
  type JudgedAttack,
  loadDocumentExaminer,
} from '@vivid/engines/document-liveness'
import { everything, interpret, loadDocumentReader, recognise, sexIn } from '@vivid/engines/ocr'
import { middleOf, type Quad } from '@vivid/vision'
import { seededRandom } from '../support/seeded-random.js'

const usage = `usage: npm run bench -- outlines [--looks N] [--moved SHARE] SET

Judges every picture of SET for attacks at the outline where its document is located, and at N (default 12) outlines whose corners are
moved by SHARE of its diagonal (default 0.008) and the face's box by 3 % of its own. Says how well each signal tells its attack from
genuine ID photos (AUC), and how many are refused and passed: as located, and on the average of the moved ones. Verdicts depend on
outlines; the average is what to expect elsewhere. As located it also says on how many a second, smaller portrait was found and compared
with the first, and how many were refused for that alone. SET holds labels.jsonl with file, label and subtype.`

/** What a set calls each attack. */
const labelOf = {
  screen: 'screen',
  print: 'print',
  portrait: 'portrait_substitution',
  digital: 'digital_upload',
} as const satisfies Record<AttackName, string>
const names = Object.keys(labelOf) as AttackName[]

const FACE_SHIFT = 0.03
const FACE_SCALE = 0.04

interface Label {
  readonly file: string
  readonly label: string
  readonly subtype?: string
}

interface Row {
  readonly label: string
  readonly isRefusedBefore: boolean
  readonly located: JudgedAttack
  /** One a look; as located where there is no document to move. */
  readonly moved: readonly JudgedAttack[]
  /** As located: a second portrait was compared with the first. */
  readonly hasTwo: boolean
  /** As located: refused with the holder compared, and not without. */
  readonly isRefusedForHolder: boolean
}

export const run = async (args: readonly string[]): Promise<void> => {
  const options = {
    looks: { type: 'string', default: '12' },
    moved: { type: 'string', default: '0.008' },
    help: { type: 'boolean' },
  } as const
  const { values, positionals } = readOptions(args, options, { allowPositionals: true })
  const [folder] = positionals
  if (values.help || !folder) {
    console.log(usage)
    return
  }
  const looks = Number(values.looks)
  const rows = await judgeAll(folder, looks, Number(values.moved))
  report('as located', rows, [(row) => row.located])
  for (const label of ['genuine_photo', labelOf.portrait]) {
    const of = rows.filter((row) => row.label === label)
    const two = of.filter(({ hasTwo }) => hasTwo)
    const refused = of.filter(({ isRefusedForHolder }) => isRefusedForHolder)
    console.log(
      `${label}: two portraits compared on ${two.length} of ${of.length}; refused for the holder (sex or second portrait) alone ${refused.length}, ` +
        `${refused.filter(({ hasTwo }) => hasTwo).length} of them with two portraits`,
    )
  }
  const each = Array.from({ length: looks }, (_, look) => (row: Row) => row.moved[look]!)
  report(`mean of ${looks} moved outlines`, rows, each)
}

const judgeAll = async (folder: string, looks: number, share: number): Promise<Row[]> => {
  const [examiner, reader] = [await loadDocumentExaminer(), await loadDocumentReader()]
  const knowledge = { catalogue: loadCatalogue(), today: new Date() }
  const random = seededRandom(1)
  const lines = (await readFile(join(folder, 'labels.jsonl'), 'utf8')).split('\n').filter(Boolean)
  const asked = lines.map((line) => JSON.parse(line) as Label).filter(isAsked)
  const rows: Row[] = []
  for (const { file, label } of asked) {
    const bytes = await readFile(join(folder, file))
    const examined = await examiner.examine(bytes, 'any')
    const sex = sexIn(interpret(recognise([await reader.read(bytes, everything)], knowledge)))
    const judge = async (seen: Examined) => examiner.compare(seen, await examiner.judge(seen), sex)
    const alone = await examiner.judge(examined)
    const located = await examiner.compare(examined, alone, sex)
    const moved: JudgedAttack[] = []
    for (let look = 0; look < looks; look++) {
      moved.push(examined.document ? await judge(move(examined, share, random)) : located)
    }
    const hasTwo = located.timings.some(({ step, name }) => step === 'inference' && name === 'face-embedding')
    const isRefusedForHolder = located.attack !== null && alone.attack === null
    rows.push({ label, isRefusedBefore: examined.finding !== null, located, moved, hasTwo, isRefusedForHolder })
    process.stderr.write(`\r${rows.length} of ${asked.length}`)
  }
  process.stderr.write('\n')
  return rows
}

/** Genuine photos of anything but identity documents are no documents to be proven. */
const isAsked = ({ label, subtype }: Label) =>
  names.some((name) => labelOf[name] === label) || (label === 'genuine_photo' && (subtype ?? '').startsWith('id_'))

const move = (examined: Examined, share: number, random: () => number): Examined => {
  const { document, portrait } = examined
  const byPx = share * diagonal(document!.quad)
  const quad = document!.quad.map(([x, y]) => [x + byPx * normal(random), y + byPx * normal(random)])
  return {
    ...examined,
    document: { ...document!, quad: quad as unknown as Quad },
    portrait: portrait && moveFace(portrait, random),
  }
}

const moveFace = (face: Quad, random: () => number): Quad => {
  const by = FACE_SHIFT * diagonal(face)
  const [dx, dy, scale] = [by * normal(random), by * normal(random), 1 + FACE_SCALE * normal(random)]
  const [middleX, middleY] = middleOf(face)
  const put = ([x, y]: Quad[number]) => [middleX + (x - middleX) * scale + dx, middleY + (y - middleY) * scale + dy]
  return face.map(put) as unknown as Quad
}

const diagonal = ([a, , c]: Quad) => Math.hypot(a[0] - c[0], a[1] - c[1])

/** Box and Muller. */
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

type Told = (row: Row) => JudgedAttack

const report = (title: string, rows: readonly Row[], looks: readonly Told[]): void => {
  const genuine = rows.filter(({ label }) => label === 'genuine_photo')
  const of = (name: AttackName) => rows.filter(({ label }) => label === labelOf[name])
  const average = (figure: (told: Told) => number) => looks.reduce((sum, told) => sum + figure(told), 0) / looks.length
  const area = (name: AttackName) => {
    const signals = (group: readonly Row[], told: Told) => group.map((row) => told(row).signals[name])
    return average((told) => areaUnder(signals(of(name), told), signals(genuine, told)))
  }
  const refused = average((told) => genuine.filter((row) => told(row).attack).length)
  const passed = (name: AttackName) =>
    average((told) => of(name).filter((row) => !row.isRefusedBefore && !told(row).attack).length)
  const shares = names.map((name) => `${name} ${passed(name).toFixed(1)} of ${of(name).length}`)
  console.log(
    `${title}: AUC ${names.map((name) => `${name} ${area(name).toFixed(3)}`).join(', ')}; ` +
      `genuine refused ${refused.toFixed(1)} of ${genuine.length}; passed ${shares.join(', ')}`,
  )
}

const areaUnder = (attacks: readonly number[], genuine: readonly number[]): number => {
  const wins = attacks.flatMap((attack) => genuine.map((good) => (attack > good ? 1 : attack === good ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}
