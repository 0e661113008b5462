import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { jobKinds, kindFacts } from '@vivid/contract'
import { afterAll, afterEach, expect, test } from 'vitest'
import { root } from '../support/service.js'
import { examples } from '../support/whole-run.js'

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

/** A tenth above what it is; the workers' are among the facts of their kinds. `npm run images` builds and weighs the images themselves. */
const GATEWAY_MB = 165
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
  expect(mb).toBeLessThan(GATEWAY_MB)
  expect(readdirSync(image).toSorted()).toEqual(['apps', 'check-health.mjs', 'node_modules'])
  expect(readdirSync(join(image, 'apps/console/dist/site'))).toContain('index.html')
  expect(readdirSync(join(image, 'node_modules/@bull-board/ui/dist'))).toContain('static')
  for (const absent of ['onnxruntime-node', 'sharp', 'typescript', 'vitest', 'vite', 'preact'])
    expect(readdirSync(join(image, 'node_modules'))).not.toContain(absent)
  expect(await run(['dist/main.js', '--help'], { cwd: join(image, 'apps/gateway') })).toContain('JWT_SECRET')
})

test.each(examples(jobKinds))(
  '%s holds its own models and the libraries of this platform alone, and its engine runs',
  async (kind) => {
    const { largestMb, models } = kindFacts[kind].image
    const image = await collect(kind)
    const mb = BASE_MB + (await sizeMb(image))
    console.log(`${kind}: ${Math.round(mb)} MB`)
    expect(mb).toBeLessThan(largestMb)
    const binaries = join(image, 'node_modules/onnxruntime-node/bin/napi-v6')
    const platforms = readdirSync(binaries).flatMap((name) =>
      readdirSync(join(binaries, name)).map((arch) => `${name}/${arch}`),
    )
    expect(platforms).toEqual([`${process.platform}/${process.arch}`])
    expect(readdirSync(join(image, 'models')).toSorted()).toEqual(models.toSorted())
    const files = readdirSync(image, { recursive: true }).map(String)
    expect(files.filter((file) => /\.(test\.js|ts)$/.test(file) && !file.includes('node_modules'))).toEqual([])
    const libraries = readdirSync(join(image, 'node_modules'))
    expect(libraries.includes('tesseract.js'), 'a second reader of text').toBe(
      models.some((id) => id === 'text-reader'),
    )
    // Loaded by name in a thread that is started by its address.
    expect(readdirSync(join(image, 'node_modules/libheif-js/libheif-wasm'))).toContain('libheif.wasm')
    // A thread without a task loads and warms everything up.
    const code = "const handle = await (await import('./dist/engine.js')).default; console.log(await handle(null))"
    expect(await runIn(image, kind, code)).toContain('null')
  },
)

test('the health check tells a port where nobody answers', async () => {
  const check = join(root, 'deploy/image/check-health.mjs')
  await expect(run([check], { env: { ADMIN_PORT: '1' } })).rejects.toThrow()
})
