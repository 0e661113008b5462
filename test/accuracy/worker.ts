import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { loadCatalogue } from '@vivid/documents'
import { loadDocumentExaminer } from '@vivid/engines/document-liveness'
import { createFaceMatchEngine } from '@vivid/engines/face-match'
import { createOcrEngine, loadDocumentReader } from '@vivid/engines/ocr'
import { openStudio } from '@vivid/specimens'
import type { TakenCase } from './draw-case.js'
import { measureChanged } from './measure-changed.js'
import { type CopiesResult, measureCopies } from './measure-copies.js'
import { type FacesResult, measureFaces } from './measure-faces.js'
import { measureFields } from './measure-fields.js'
import { measureReplaced, type ReplacedResult } from './measure-replaced.js'
import { measureSides } from './measure-sides.js'
import { measureUndescribed, type UndescribedResult } from './measure-undescribed.js'
import { measureValidity } from './measure-validity.js'
import { hasPlainGround } from './plain-ground.js'
import type { Result, Task } from './plan.js'
import { openPortraitFolder, type People } from './portrait-folder.js'
import { type RecordedCase, recordCase } from './record-case.js'
import { designs, type MeasuredTemplate, templates } from './templates.js'

/** Models are loaded for the first measurement that needs them. */
const openOnce = <T>(open: () => Promise<T>): (() => Promise<T>) => {
  let opened: Promise<T> | undefined
  return () => {
    opened ??= open()
    return opened
  }
}

const { keepFolder } = workerData as { keepFolder?: string }
const reading = openOnce(async () => {
  const engine = await createOcrEngine()
  await engine.warmUp()
  return engine
})
const matching = openOnce(() => createFaceMatchEngine())
const proving = openOnce(() => loadDocumentExaminer())
const undescribing = openOnce(async () => ({ reader: await loadDocumentReader(), catalogue: loadCatalogue() }))
const studio = await openStudio()
const drawnPeople: People = { portraits: studio.portraits, person: async (seed) => seed, hasSexes: true }
const folders = new Map<string, Promise<People>>()
const peopleOf = (
  folder: string | undefined,
  fits?: Parameters<typeof openPortraitFolder>[1],
): Promise<People> | People => {
  if (!folder) return drawnPeople
  const key = `${fits?.name} ${folder}`
  const people = folders.get(key) ?? openPortraitFolder(folder, fits)
  folders.set(key, people)
  return people
}

parentPort!.on('message', async (task: Task) => {
  const template = [...templates, ...designs].find(({ name }) => name === task.template)!
  parentPort!.postMessage(await measure(template, task))
})
parentPort!.postMessage([])

const measure = async (template: MeasuredTemplate, task: Task): Promise<Result[]> => {
  if (task.task === 'undescribed') return measureUndescribed(await undescribing(), studio, template, task.index, task)
  if (task.task === 'record') return recordCase((await undescribing()).reader, studio, template, task.index, task)
  if (task.task === 'faces')
    return measureFaces(await matching(), studio, await peopleOf(task.portraits), template, task.index, task)
  if (task.task === 'copies')
    return measureCopies(await matching(), studio, await peopleOf(task.portraits), template, task.index, task)
  if (task.task === 'replaced')
    return measureReplaced(
      await proving(),
      studio,
      await peopleOf(task.portraits, hasPlainGround),
      template,
      task.index,
      task,
    )
  const engine = await reading()
  if (task.task === 'fields') return measureFields(engine, studio, template, task.index, task, keepMissed)
  if (task.task === 'sides') return [await measureSides(engine, studio, template, task.index, task, keepMissed)]
  if (task.task === 'changed') return [await measureChanged(engine, studio, template, task.index, task, keepMissed)]
  return [await measureValidity(engine, studio, template, task.index, task, keepMissed)]
}

/** The photos of a document that was read wrongly, to look at. */
const keepMissed = async (
  { request }: TakenCase,
  result: Exclude<Result, UndescribedResult | FacesResult | CopiesResult | ReplacedResult | RecordedCase>,
): Promise<void> => {
  if (!keepFolder || (result.measured === 'fields' ? result.misses.length === 0 : result.right)) return
  await mkdir(keepFolder, { recursive: true })
  const name = `${result.kind}-${result.level}-${result.seed}`.replace(/[^\w.+-]/g, '_')
  await writeFile(join(keepFolder, `${name}-front.jpg`), request.frontside)
  if (request.backside) await writeFile(join(keepFolder, `${name}-back.jpg`), request.backside)
  await writeFile(join(keepFolder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
}
