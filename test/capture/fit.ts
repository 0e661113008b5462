import { join } from 'node:path'
import { type Fitted, findFace, judge, measureDocument, measureSelfie, fitted as shipped } from '@vivid/capture/watch'
import { oneOf, readOptions } from '@vivid/command'
import { root } from '../support/service.js'
import { chooseLimit } from './choose-limit.js'
import { drawFaceFrames, isRight } from './face-frames.js'
import { fitMove } from './fit-move.js'
import { type JudgedScene, judgedScenes, lookAtJpeg } from './kept-scenes.js'
import { writeFitted } from './write-fitted.js'

const usage = `npm run fit-capture [-- --scenes DIR] [--only document|selfie] [--dry]

Chooses the limits by which the capture component judges the camera's picture, on drawn scenes that the service's engines have judged, and says
how well they do on designs and people that they were not chosen on. Writes packages/capture/src/fitted.ts, unless --dry.

  --scenes DIR   keeps the drawn scenes there, or takes them from there; default out/capture
  --only PART    chooses these limits anew and leaves the others as they are: document or selfie
`

type Measured<Of> = { readonly scene: JudgedScene; readonly measured: Of }

const main = async () => {
  const { values } = readOptions(process.argv.slice(2), {
    scenes: { type: 'string', default: join(root, 'out/capture') },
    only: { type: 'string' },
    dry: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  })
  if (values.help) return console.log(usage)
  const only = values.only === undefined ? null : oneOf('--only', values.only, ['document', 'selfie'])
  const scenes = await judgedScenes('fit', values.scenes)
  const documents = await measureAll(scenes, 'document', async (file) => measureDocument(await lookAtJpeg(file)))
  const selfies = await measureAll(scenes, 'selfie', async (file) => measureSelfie(await lookAtJpeg(file)))
  const fitted: Fitted = {
    document: only === 'selfie' ? shipped.document : fitDocument(documents),
    selfie: only === 'document' ? shipped.selfie : fitSelfie(selfies),
    move: only === 'selfie' ? shipped.move : await fitMove(heldStill(documents)),
  }
  console.log(JSON.stringify(fitted, null, 1))
  for (const set of ['fit', 'held'] as const) await report(set, await judgedScenes(set, values.scenes), fitted)
  await reportFaces(fitted)
  if (!values.dry) writeFitted(fitted)
}

const heldStill = (documents: readonly Measured<unknown>[]): string[] =>
  documents.filter(({ scene }) => scene.name.startsWith('good')).map(({ scene }) => scene.file)

/** Counts drawn faces and empty frames that are told rightly, and says how well turns are. */
const reportFaces = async ({ selfie }: Fitted) => {
  const frames = await drawFaceFrames(200)
  const right = (all: typeof frames) => all.filter((frame) => isRight(frame, selfie.face))
  const [there, without] = [frames.filter(({ face }) => face), frames.filter(({ face }) => !face)]
  const turns = right(there).map(({ frame, face }) => [face!.turnDegrees, findFace(frame).turnDegrees] as const)
  console.log(
    `held: ${right(there).length} of ${there.length} faces found, ${right(without).length} of ${without.length} frames without one left alone, correlation of turns ${correlation(turns).toFixed(2)}`,
  )
}

const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const mean = (i: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[i], 0) / pairs.length
  const [first, second] = [mean(0), mean(1)]
  const product = (i: 0 | 1, j: 0 | 1) =>
    pairs.reduce((sum, pair) => sum + (pair[i] - [first, second][i]!) * (pair[j] - [first, second][j]!), 0)
  return product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1))
}

const measureAll = async <Of>(scenes: JudgedScene[], subject: string, measure: (file: string) => Promise<Of>) => {
  const measured: Measured<Of>[] = []
  for (const scene of scenes.filter((one) => one.subject === subject)) {
    measured.push({ scene, measured: await measure(scene.file) })
  }
  return measured
}

/** Degrees between two pictures: the service asks for 10, and the page, which tells a turn less exactly, for some more. */
const LEAST_TURNED = 13

/** What passing a reflection costs by what seeing one on a good picture does: most spare the print, and a person cannot put away what is not there. */
const PASSED_GLARE_COSTS = 0.5

/** Accepted scenes in which the fault was not provoked: one that is accepted in spite of it does not show that it is harmless. */
const goodBut = <Of>(all: readonly Measured<Of>[], ...provoked: string[]) =>
  all.filter(({ scene }) => scene.error === null && !provoked.some((start) => scene.name.startsWith(start)))

const fitDocument = (all: Measured<ReturnType<typeof measureDocument>>[]): Fitted['document'] => {
  const bad = (...errors: string[]) => all.filter(({ scene }) => errors.includes(scene.error ?? ''))
  type Name = 'brightness' | 'lightest' | 'burnt' | 'reflection' | 'sharpness' | 'cover' | 'margin'
  const values = (name: Name, of: typeof all) => of.map(({ measured }) => measured[name])
  const clearness = (of: typeof all) => of.map(({ measured }) => measured.card?.clearness ?? 0)
  const exposure = bad('document_exposure')
  const [dark, bright] = [
    exposure.filter(({ scene }) => scene.name.includes('-')),
    exposure.filter(({ scene }) => !scene.name.includes('-')),
  ]
  const reflections = bad('document_reflections').filter(({ scene }) => scene.name.startsWith('glare'))
  const cardless = all.filter(({ scene }) => scene.name.startsWith('none'))
  return {
    clearness: chooseLimit(clearness(goodBut(all)), clearness(cardless), 'least'),
    dark: chooseLimit(values('brightness', goodBut(all, 'exposure')), values('brightness', dark), 'least'),
    black: chooseLimit(
      values('lightest', cardless),
      values(
        'lightest',
        all.filter(({ scene }) => scene.name === 'exposure -4'),
      ),
      'least',
    ),
    reflection: chooseLimit(
      values('reflection', goodBut(all, 'glare', 'exposure')),
      values('reflection', reflections),
      'most',
      PASSED_GLARE_COSTS,
    ),
    bright: chooseLimit(values('burnt', goodBut(all, 'glare', 'exposure')), values('burnt', bright), 'most'),
    sharpness: chooseLimit(
      values('sharpness', goodBut(all, 'defocus', 'motion')),
      values('sharpness', bad('document_blurry')),
      'least',
    ),
    cover: chooseLimit(values('cover', goodBut(all)), values('cover', bad('document_too_small')), 'least'),
    margin: chooseLimit(
      values('margin', goodBut(all, 'edge')),
      values('margin', bad('document_near_edge', 'document_outside_frame')),
      'least',
    ),
  }
}

const fitSelfie = (all: Measured<ReturnType<typeof measureSelfie>>[]): Fitted['selfie'] => {
  const refused = (pattern: RegExp) => all.filter(({ scene }) => scene.error !== null && pattern.test(scene.name))
  type Name = 'brightness' | 'burnt' | 'sharpness' | 'share' | 'margin'
  const values = (name: Name, of: typeof all) => of.map(({ measured }) => measured[name])
  const turnsOf = (person: string, start: string) =>
    all
      .filter(({ scene }) => scene.of === person && scene.name.startsWith(start))
      .map(({ measured }) => measured.face.turnDegrees)
  const people = [...new Set(all.map(({ scene }) => scene.of))]
  const apart = (start: string) =>
    people.flatMap((person) => {
      const [first, ...others] = turnsOf(person, 'good')
      return (start === 'good' ? others : turnsOf(person, start)).map((turn) => Math.abs(turn - first!))
    })
  const turns = (start: string) => people.flatMap((person) => turnsOf(person, start)).map(Math.abs)
  const withFace = goodBut(all).map(({ measured }) => measured.face.score)
  const nobody = all.filter(({ scene }) => scene.name.startsWith('none')).map(({ measured }) => measured.face.score)
  return {
    face: chooseLimit(withFace, nobody, 'least'),
    dark: chooseLimit(
      values('brightness', goodBut(all, 'exposure')),
      values('brightness', refused(/^exposure -/)),
      'least',
    ),
    bright: chooseLimit(
      values('brightness', goodBut(all, 'exposure')),
      values('brightness', refused(/^exposure \d/)),
      'most',
    ),
    burnt: chooseLimit(values('burnt', goodBut(all, 'exposure')), values('burnt', refused(/^exposure \d/)), 'most'),
    sharpness: chooseLimit(
      values('sharpness', goodBut(all, 'defocus')),
      values('sharpness', refused(/^defocus/)),
      'least',
    ),
    small: chooseLimit(values('share', goodBut(all)), values('share', refused(/^face 0[.][1-3]/)), 'least'),
    large: chooseLimit(values('share', goodBut(all)), values('share', refused(/^face 0[.][89]/)), 'most'),
    // The service takes a head that is turned by up to 28 degrees: a little costs nothing.
    straight: chooseLimit(turns('good'), [...turns('turned -20'), ...turns('turned 20')], 'most', 0.25),
    aside: Math.max(LEAST_TURNED, chooseLimit(apart('turned'), apart('good'), 'least')),
  }
}

/** What the component says of each scene against what the service answers. */
const report = async (set: string, scenes: readonly JudgedScene[], fitted: Fitted) => {
  for (const subject of ['document', 'selfie'] as const) {
    const count = { taken: 0, takenAccepted: 0, accepted: 0, refused: 0, refusedTaken: 0 }
    const missed = new Map<string, number>()
    for (const scene of scenes.filter((one) => one.subject === subject)) {
      const { hint } = judge(await lookAtJpeg(scene.file), { subject }, fitted)
      const isAccepted = scene.error === null
      if (hint === 'good') count.taken++
      if (hint === 'good' && isAccepted) count.takenAccepted++
      if (isAccepted) count.accepted++
      if ((hint === 'good') === isAccepted) continue
      const name = `${scene.error ?? 'accepted'} is ${hint}`
      missed.set(name, (missed.get(name) ?? 0) + 1)
    }
    console.log(
      `${set} ${subject}: ${count.takenAccepted} of ${count.taken} taken are accepted; ${count.takenAccepted} of ${count.accepted} accepted are taken`,
    )
    console.log(
      [...missed]
        .sort((a, b) => b[1] - a[1])
        .map(([name, many]) => `  ${many} ${name}`)
        .join('\n'),
    )
  }
}

await main()
