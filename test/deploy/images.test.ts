import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, test } from 'vitest'
import { root } from '../support/service.js'

/** Not the blocking one: on a busy machine the runner takes a minute without a word for a dead test. */
const run = async (args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<string> =>
  (await promisify(execFile)(process.execPath, args, options)).stdout

const folder = mkdtempSync(join(tmpdir(), 'vivid-test-'))
// Ten thousand files each: deleted one image at a time, and never by a call that blocks.
const remove = (path: string) => rm(path, { recursive: true, force: true })
afterEach(async () => {
  for (const image of await readdir(folder)) await remove(join(folder, image))
})
afterAll(() => remove(folder))

/** A tenth above what they are; `npm run images` builds and weighs the images themselves. */
const limitMb = { gateway: 185, ocr: 275, 'document-liveness': 265, 'selfie-liveness': 260 }
/** Unpacked: C libraries and tini (8), and Node 22's program alone (125). */
const BASE_MB = 133

const sizeMb = async (path: string): Promise<number> => {
  let bytes = 0
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes / 1e6
}

/** What the Dockerfile's stage `collect` does. */
const collect = async (app: string): Promise<string> => {
  const out = join(folder, app)
  await run([join(root, 'deploy/image/collect.mjs'), app, out])
  return out
}
/** Runs code in the folder of a collected app, where nothing but that folder can be imported. */
const runIn = (image: string, app: string, code: string): Promise<string> =>
  run(['--input-type=module', '-e', code], { cwd: join(image, 'apps', app), env: { PATH: process.env.PATH } })

test('the gateway stays small, knows no engine and starts', async () => {
  const image = await collect('gateway')
  const mb = BASE_MB + (await sizeMb(image))
  console.log(`gateway: ${Math.round(mb)} MB`)
  expect(mb).toBeLessThan(limitMb.gateway)
  expect(readdirSync(join(image, 'packages')).toSorted()).toEqual(['contract', 'platform'])
  expect(readdirSync(join(image, 'apps/console/dist/site'))).toContain('index.html')
  for (const absent of ['onnxruntime-node', 'sharp', 'typescript', 'vitest', 'vite', 'preact'])
    expect(readdirSync(join(image, 'node_modules'))).not.toContain(absent)
  expect(await run(['dist/main.js', '--help'], { cwd: join(image, 'apps/gateway') })).toContain('JWT_SECRET')
})

const readerModels = ['document-locator', 'mrz-finder', 'mrz-reader', 'text-detector', 'text-reader']

test('a worker holds its models and the libraries of this platform alone, and its engine runs', async () => {
  const image = await collect('ocr')
  const mb = BASE_MB + (await sizeMb(image))
  console.log(`ocr: ${Math.round(mb)} MB`)
  expect(mb).toBeLessThan(limitMb.ocr)
  const binaries = join(image, 'node_modules/onnxruntime-node/bin/napi-v6')
  const platforms = readdirSync(binaries).flatMap((name) =>
    readdirSync(join(binaries, name)).map((arch) => `${name}/${arch}`),
  )
  expect(platforms).toEqual([`${process.platform}/${process.arch}`])
  expect(readdirSync(join(image, 'models')).toSorted()).toEqual(readerModels)
  const files = readdirSync(image, { recursive: true }).map(String)
  expect(files.filter((file) => /\.(test\.js|ts|map)$/.test(file) && !file.includes('node_modules'))).toEqual([])
  // A thread without a task loads and warms everything up.
  const code = "const handle = await (await import('./dist/engine.js')).default; console.log(await handle(null))"
  expect(await runIn(image, 'ocr', code)).toContain('null')
})

test.each([
  [
    'document-liveness',
    ['document-liveness', 'face-detector', 'portrait-sex', ...readerModels],
    ['tesseract.js', 'tesseract.js-core'],
  ],
  ['selfie-liveness', ['face-conditions', 'face-detector', 'face-mesh', 'selfie-liveness', 'selfie-surroundings'], []],
] as const)('%s holds its own models, a text engine where it reads, and its engine runs', async (app, models, text) => {
  const image = await collect(app)
  const mb = BASE_MB + (await sizeMb(image))
  console.log(`${app}: ${Math.round(mb)} MB`)
  expect(mb).toBeLessThan(limitMb[app])
  expect(readdirSync(join(image, 'models')).toSorted()).toEqual(models.toSorted())
  const isText = (name: string) => name.startsWith('tesseract')
  expect(readdirSync(join(image, 'node_modules')).filter(isText).toSorted()).toEqual(text)
  // Loaded by name in a thread that is started by its address.
  expect(readdirSync(join(image, 'node_modules/libheif-js/libheif-wasm'))).toContain('libheif.wasm')
  const code = "const handle = await (await import('./dist/engine.js')).default; console.log(await handle(null))"
  expect(await runIn(image, app, code)).toContain('null')
})

test('the health check tells a port where nobody answers', async () => {
  const check = join(root, 'deploy/image/check-health.mjs')
  await expect(run([check], { env: { ADMIN_PORT: '1' } })).rejects.toThrow()
})
