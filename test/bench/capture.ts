import { createHash } from 'node:crypto'
import { fitted, type Hint, LOOK_EVERY_MS, lookAt, lookSize, tellHints, watch } from '@vivid/capture/watch'
import { readOptions, whole } from '@vivid/command'
import { type DocumentExaminer, loadDocumentExaminer } from '@vivid/engines/document-liveness'
import { loadSelfieAnalyst, type SelfieAnalyst } from '@vivid/engines/selfie-liveness'
import { type Drawing, drawSpecimen, openStudio, photograph, type Studio } from '@vivid/specimens'
import sharp from 'sharp'
import { chooseDesigns, heldWell, videoPx } from '../capture/document-scenes.js'
import { firstFaults, follow, hintsFollowed } from '../capture/person.js'
import { drawSelfieScene, heldSelfie } from '../capture/selfie-scenes.js'
import { seededRandom } from '../support/seeded-random.js'

const usage = `usage: npm run bench -- capture [--documents N] [--selfies N]

Puts N documents (default 40) and N faces (default 24) before the capture component, with up to three things wrong at first. A person hears its
hints and does what they say, in part; without guidance the same person tries one thing after the other, whatever is wrong, and presses the button when
they think it will do. The service's engines judge both. Says the shares accepted, the seconds until the picture was taken and the CPU of a look. Exit code 1 when guidance does not help.`

/** From a hint to the hand that follows it. */
const REACTION_MS = 800
/** Then the person presses the button. */
const PATIENCE_MS = 20_000
/** Without guidance they press it within so many seconds, at any moment. */
const UNGUIDED_MS = 6_000
/** A hand that is held still moves by up to this much between two looks, in pixels of the frame. */
const TREMOR_PX = 2

interface Scene {
  readonly subject: 'document' | 'selfie'
  /** The picture as things are at this moment. */
  draw(): Promise<Buffer>
  follow(hint: Hint): void
  /** The code's name, or null where the service accepts it. */
  judge(jpeg: Buffer): Promise<string | null>
}

interface Guided {
  readonly jpeg: Buffer
  readonly seconds: number
  readonly isByItself: boolean
  readonly looks: number
  readonly cpuMs: number
}

const randomOf = (seed: string) => seededRandom(createHash('sha256').update(seed).digest().readUInt32LE())

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    documents: { type: 'string', default: '40' },
    selfies: { type: 'string', default: '24' },
    help: { type: 'boolean' },
  })
  if (values.help) {
    console.log(usage)
    return true
  }
  const [studio, examiner, analyst] = await Promise.all([openStudio(), loadDocumentExaminer(), loadSelfieAnalyst()])
  const documents = chooseDesigns(whole('--documents', values.documents, 1), 60)
  const people = Array.from({ length: whole('--selfies', values.selfies, 1) }, (_, i) => `bench-${i}`)
  const isDocumentsBetter = await compare('documents', documents.length, (i) =>
    documentScene(documents[i]!, i, studio, examiner),
  )
  const isSelfiesBetter = await compare('selfies', people.length, (i) => selfieScene(people[i]!, studio, analyst))
  return isDocumentsBetter && isSelfiesBetter
}

/** The same scenes, without and with guidance. */
const compare = async (name: string, count: number, make: (i: number) => Promise<Scene>): Promise<boolean> => {
  const all: { first: string | null; guided: Guided; after: string | null }[] = []
  for (let i = 0; i < count; i++) {
    const first = await pressUnguided(await make(i), randomOf(`${name}-${i}-alone`))
    const scene = await make(i)
    const guided = await guide(scene, randomOf(`${name}-${i}`))
    all.push({ first, guided, after: await scene.judge(guided.jpeg) })
    process.stderr.write(`\r${name}: ${i + 1} of ${count}`)
  }
  process.stderr.write('\n')
  const share = (values: (string | null)[]) => values.filter((value) => value === null).length / values.length
  const [without, withIt] = [share(all.map(({ first }) => first)), share(all.map(({ after }) => after))]
  const own = all.filter(({ guided }) => guided.isByItself)
  const seconds = own.map(({ guided }) => guided.seconds).sort((a, b) => a - b)
  const at = (part: number) => seconds[Math.floor(part * (seconds.length - 1))]?.toFixed(1)
  const looks = all.reduce((sum, { guided }) => sum + guided.looks, 0)
  const cpuMs = all.reduce((sum, { guided }) => sum + guided.cpuMs, 0) / looks
  console.log(
    `${name}: ${count} scenes; accepted without guidance ${percent(without)}, with guidance ${percent(withIt)}`,
  )
  console.log(
    `  taken by itself ${percent(own.length / count)}, of those accepted ${percent(share(own.map(({ after }) => after)))}`,
  )
  console.log(`  seconds until taken: half ${at(0.5)}, nine of ten ${at(0.9)}`)
  console.log(`  CPU of a look ${cpuMs.toFixed(1)} ms: ${percent(cpuMs / LOOK_EVERY_MS)} of a core`)
  console.log(`  refused without: ${tally(all.map(({ first }) => first))}`)
  console.log(`  refused with: ${tally(all.map(({ after }) => after))}`)
  return withIt > without
}

const percent = (share: number) => `${Math.round(100 * share)} %`
const tally = (names: (string | null)[]): string => {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, many]) => `${name} ${many}`).join(', ') || 'none'
}

/** A person who is told nothing: of all that may be wrong they better one thing after the other, as often as they would follow hints in this time. */
const pressUnguided = async (scene: Scene, random: () => number): Promise<string | null> => {
  const pressMs = UNGUIDED_MS * random()
  const wrongs = hintsFollowed[scene.subject]
  for (let nowMs = REACTION_MS; nowMs < pressMs; nowMs += REACTION_MS) {
    scene.follow(wrongs[Math.floor(wrongs.length * random())]!)
  }
  return scene.judge(await cut(await scene.draw(), 0, 0))
}

/** Look after look until the component takes the picture, or the person does. */
const guide = async (scene: Scene, random: () => number): Promise<Guided> => {
  const watcher = watch({ subject: scene.subject }, fitted)
  const told = tellHints()
  let jpeg = await scene.draw()
  let [heard, heardAtMs, looks, cpuMs] = [null as Hint | null, 0, 0, 0]
  for (let nowMs = LOOK_EVERY_MS; ; nowMs += LOOK_EVERY_MS) {
    const [left, top] = [Math.round(2 * TREMOR_PX * random()), Math.round(2 * TREMOR_PX * random())]
    const seen = await cut(jpeg, left, top)
    const pixels = await decode(seen)
    const startUs = process.cpuUsage()
    const { hint, isMoment } = watcher.see(lookAt(pixels.rgba, pixels.widthPx, pixels.heightPx))
    const { user, system } = process.cpuUsage(startUs)
    cpuMs += (user + system) / 1000
    looks++
    if (isMoment || nowMs >= PATIENCE_MS)
      return { jpeg: seen, seconds: nowMs / 1000, isByItself: isMoment, looks, cpuMs }
    const now = told.after(hint, nowMs)
    if (now !== heard) [heard, heardAtMs] = [now, nowMs]
    if (heard && heard !== 'good' && nowMs - heardAtMs >= REACTION_MS) {
      scene.follow(heard)
      jpeg = await scene.draw()
      heardAtMs = nowMs
    }
  }
}

/** The frame as the camera has it at this moment, a little aside. */
const cut = async (jpeg: Buffer, left: number, top: number): Promise<Buffer> => {
  const { width, height } = await sharp(jpeg).metadata()
  const kept = { left, top, width: width - 2 * TREMOR_PX, height: height - 2 * TREMOR_PX }
  return sharp(jpeg).extract(kept).jpeg({ quality: 92 }).toBuffer()
}

const decode = async (jpeg: Buffer) => {
  const { width, height } = await sharp(jpeg).metadata()
  const { widthPx, heightPx } = lookSize(width, height)
  const rgba = await sharp(jpeg).resize(widthPx, heightPx, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return { rgba, widthPx, heightPx }
}

const documentScene = async (
  { kind, side }: ReturnType<typeof chooseDesigns>[number],
  index: number,
  studio: Studio,
  examiner: DocumentExaminer,
): Promise<Scene> => {
  const seed = `bench-${index}-${kind}-${side}`
  const random = randomOf(seed)
  const held = heldWell(random)
  const faults = firstFaults.document(random)
  const drawing: Drawing = await drawSpecimen({ kind, side, seed }, studio)
  const draw = async () => {
    const wish = {
      ...held,
      widthPx: videoPx.widthPx + 2 * TREMOR_PX,
      heightPx: videoPx.heightPx + 2 * TREMOR_PX,
      exposure: held.exposure! - faults.dark,
      scale: held.scale! - faults.far,
      offsetX: held.offsetX! + faults.aside,
      defocusPx: held.defocusPx! + faults.defocusPx,
      motionPx: faults.motionPx,
      glare: faults.glare,
      rotationDegrees: held.rotationDegrees! + faults.turnedDegrees,
    }
    return (await photograph(drawing, wish, seed)).jpeg
  }
  const judge = async (jpeg: Buffer) =>
    (await examiner.examine(jpeg, side === 'back' ? 'back' : 'front')).finding?.error ?? null
  return { subject: 'document', draw, follow: (hint) => follow.document(faults, hint), judge }
}

const selfieScene = async (person: string, studio: Studio, analyst: SelfieAnalyst): Promise<Scene> => {
  const random = randomOf(person)
  const held = heldSelfie(random)
  const faults = firstFaults.selfie(random)
  const draw = () =>
    drawSelfieScene(
      studio,
      person,
      {
        ...held,
        exposure: held.exposure - faults.dark,
        face: Math.max(0.08, held.face + faults.near),
        x: held.x + faults.aside,
        defocusPx: held.defocusPx + faults.defocusPx,
        turnDegrees: held.turnDegrees + faults.turnedDegrees,
      },
      person,
    )
  // Whether a drawn face is believed to live says nothing about the picture.
  const judge = async (jpeg: Buffer) => {
    const { problem } = await analyst.analyse(jpeg)
    return problem === 'liveness_score' ? null : problem
  }
  return { subject: 'selfie', draw, follow: (hint) => follow.selfie(faults, hint), judge }
}
