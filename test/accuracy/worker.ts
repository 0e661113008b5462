import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createOcrEngine } from '@vivid/engines/ocr'
import { openStudio } from '@vivid/specimens'
import type { TakenCase } from './draw-case.js'
import { measureFields } from './measure-fields.js'
import { measureSides } from './measure-sides.js'
import type { Result, Task } from './plan.js'
import { templates } from './templates.js'

const { keepFolder } = workerData as { keepFolder?: string }
const engine = await createOcrEngine()
const studio = await openStudio()
await engine.warmUp()

parentPort!.on('message', async (task: Task) => {
  const template = templates.find(({ name }) => name === task.template)!
  const results =
    task.task === 'fields'
      ? await measureFields(engine, studio, template, task.index, task, keepMissed)
      : [await measureSides(engine, studio, template, task.index, task, keepMissed)]
  parentPort!.postMessage(results)
})
parentPort!.postMessage([])

/** The photos of a document that was read wrongly, to look at. */
async function keepMissed({ request }: TakenCase, result: Result): Promise<void> {
  if (!keepFolder || (result.measured === 'fields' ? result.misses.length === 0 : result.right)) return
  await mkdir(keepFolder, { recursive: true })
  const name = `${result.kind}-${result.level}-${result.seed}`.replace(/[^\w.+-]/g, '_')
  await writeFile(join(keepFolder, `${name}-front.jpg`), request.frontside)
  if (request.backside) await writeFile(join(keepFolder, `${name}-back.jpg`), request.backside)
  await writeFile(join(keepFolder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
}
