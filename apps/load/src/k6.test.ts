import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DrawnShot } from '@vivid/traffic/requests'
import { type Kind, kinds } from '@vivid/traffic/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readScenarios } from './scenarios.js'
import { writeShots } from './write-shots.js'

/** k6 is not at hand: its modules are stood in for, so that the scripts run as they are and their requests are seen. */
const standIns = `
const modules = {
  'k6': 'export const check = () => true',
  'k6/crypto': 'import { createHmac } from "node:crypto"; export default { hmac: (_a, secret, text) => createHmac("sha256", secret).update(text).digest("base64url") }',
  'k6/encoding': 'export default { b64encode: (text) => Buffer.from(text).toString("base64url") }',
  'k6/execution': 'export default { scenario: { get iterationInTest() { return globalThis.iteration++ } } }',
  'k6/http': 'export default { file: (bytes, name) => ({ bytes: bytes.length, name }), post: (url, form, options) => { globalThis.posts.push({ url, form, options }); return { status: 200, body: "{}", timings: { duration: 1 } } } }',
  'k6/metrics': 'class Metric { add() {} }; export { Metric as Counter, Metric as Rate, Metric as Trend }',
}
export const resolve = (name, context, next) =>
  name in modules
    ? { url: 'data:text/javascript,' + encodeURIComponent(modules[name]), shortCircuit: true }
    : next(name, context)
// The scripts lie outside any package that says what they are.
export const load = (url, context, next) =>
  next(url, url.includes('/deploy/load/k6/') ? { ...context, format: 'module' } : context)`

const program = (script: URL, env: object) => `
import { readFileSync } from 'node:fs'
import { register } from 'node:module'
register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(standIns)}))
globalThis.__ENV = ${JSON.stringify(env)}
globalThis.iteration = 0
globalThis.posts = []
globalThis.open = (path, mode) =>
  readFileSync(path.startsWith('/') ? path : new URL(path, ${JSON.stringify(script.href)}), mode === 'b' ? null : 'utf8')
const { options, default: iterate } = await import(${JSON.stringify(script.href)})
for (let n = 0; n < 40; n++) iterate()
console.log(JSON.stringify({ options, posts: globalThis.posts }))`

const jpeg = Buffer.from([0xff, 0xd8, 0xff])
const drawn: DrawnShot[] = (Object.keys(kinds) as Kind[]).map((kind) => ({
  kind,
  files: {
    [kinds[kind].picture === 'selfie' ? 'selfie' : 'frontside']: jpeg,
    ...(kind === 'card' && { backside: jpeg }),
  },
}))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivid-test-shots-'))
  await writeShots(folder, drawn)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = async (name: string) => {
  const script = new URL(`../../../deploy/load/k6/${name}.js`, import.meta.url)
  const env = { SHOTS: folder, JWT_SECRET: 'a-secret-for-tests-that-is-long-enough', VIVID_URL: 'http://gateway:8080' }
  const args = ['--input-type=module', '-e', program(script, env)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: fileURLToPath(new URL('.', script)) })
  return JSON.parse(stdout)
}

test.each(Object.entries(readScenarios()))('the k6 script of %s sends what the kit sends', async (name, scenario) => {
  const { options, posts } = await run(name)
  const { executor, stages, timeUnit } = options.scenarios[name]
  expect({ executor, timeUnit }).toEqual({ executor: 'ramping-arrival-rate', timeUnit: '1m' })
  expect(stages).toHaveLength(2 * scenario.phases.length)
  expect(stages[1]).toEqual({
    target: Math.round(60 * scenario.ratePerSecond * scenario.phases[0]!.to),
    duration: `${scenario.phases[0]!.seconds}s`,
  })
  const sent = new Set(posts.map((post: { options: { tags: { kind: string } } }) => post.options.tags.kind))
  expect(sent).toEqual(new Set(Object.keys(scenario.mix)))
  for (const { url, form, options } of posts) {
    const kind = kinds[options.tags.kind as Kind]
    expect(url).toBe(`http://gateway:8080${kind.path}`)
    expect(form).toMatchObject(kind.fields)
    const claims = JSON.parse(Buffer.from(options.headers.authorization.split('.')[1], 'base64url').toString())
    expect(claims.services.join(',')).toBe(kind.services)
  }
  if (scenario.thresholds.unansweredShare !== undefined)
    expect(options.thresholds.vivid_unanswered).toEqual([`rate<=${scenario.thresholds.unansweredShare}`])
})
