import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './service.js'

/** A picture and what is known of it. */
export interface KeptDrawing<Truth> {
  readonly bytes: Buffer
  readonly truth: Truth
}

const cache = join(root, 'node_modules/.cache/vivid/drawings')

/** Size at which all kept pictures are removed: those that no test asks for any more would stay for ever. */
const MAX_BYTES = 300e6

/** What a drawing depends on, beside what a test asks for. */
const drawnBy = [
  'packages/specimens/dist',
  'packages/vision/dist',
  'packages/documents/dist/mrz',
  'models/portrait-generator',
  'models/portrait-sex',
]

const hashOfSources = (): string => {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of drawnBy) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !/\.(test\.js|d\.ts|map|tsbuildinfo)$/.test(entry.name))
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

const sizeOf = async (folder: string): Promise<number> => {
  const files = await readdir(folder).catch(() => [])
  // Another process may remove one meanwhile.
  const stats = await Promise.all(files.map((file) => stat(join(folder, file)).catch(() => null)))
  return stats.reduce((sum, found) => sum + (found?.size ?? 0), 0)
}

/** The folder of what the present code draws; those of other code are removed. */
const openFolder = async (): Promise<string> => {
  const folder = join(cache, hashOfSources())
  const folders = (await readdir(cache).catch(() => [])).map((name) => join(cache, name))
  const isFull = (await sizeOf(folder)) > MAX_BYTES
  for (const old of folders.filter((one) => isFull || one !== folder))
    await rm(old, { recursive: true, force: true, maxRetries: 3 })
  await mkdir(folder, { recursive: true })
  return folder
}

let opened: Promise<string> | undefined
const drawing = new Map<string, Promise<KeptDrawing<unknown>>>()

/** What was drawn for this wish by an earlier test or run, or what is drawn now. */
export const keptDrawing = <Truth>(
  wish: unknown,
  draw: () => Promise<KeptDrawing<Truth>>,
): Promise<KeptDrawing<Truth>> => {
  const name = JSON.stringify(wish)
  const known = drawing.get(name) ?? findOrDraw(name, draw).finally(() => drawing.delete(name))
  drawing.set(name, known)
  return known as Promise<KeptDrawing<Truth>>
}

/** Under its name there is either the whole file or none, also where two processes draw the same picture. */
const keep = async (file: string, content: Buffer) => {
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

/** A file is a line of JSON and the picture. */
const findOrDraw = async <Truth>(name: string, draw: () => Promise<KeptDrawing<Truth>>) => {
  opened ??= openFolder()
  const file = join(await opened, createHash('sha256').update(name).digest('hex'))
  const found = await readFile(file).catch(() => null)
  if (found) {
    const end = found.indexOf('\n')
    return { bytes: found.subarray(end + 1), truth: JSON.parse(found.toString('utf8', 0, end)) as Truth }
  }
  const { bytes, truth } = await draw()
  // What cannot be kept, because another process has just removed the folder or the disk is full, is drawn again next time.
  await keep(file, Buffer.concat([Buffer.from(`${JSON.stringify(truth)}\n`), bytes])).catch(() => undefined)
  return { bytes, truth }
}
