import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DrawnShot } from '@vivid/traffic/requests'
import { type Kind, kinds } from '@vivid/traffic/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindAt } from './mix.js'
import { readScenarios } from './scenarios.js'
import { writeShots } from './write-shots.js'

/** k6 is not at hand: its modules are stood in for, so that the scripts run as they are and their requests are seen. */
const standIns = `
const modules = {
  'k6': 'export const check = () => true',
  'k6/crypto': 'import { createHmac } from "node:crypto"; export default { hmac: (_a, secret, text) => createHmac("sha256", secret).update(text).digest("base64url") }',
  'k6/encoding': 'export default { b64encode: (text) => Buffer.from(text).toString("base64url") }',
  'k6/execution': 'export default { scenario: { get iterationInTest() { return globalThis.iteration++ } } }',
  'k6/http': 'export default { file: (bytes, name) => ({ bytes: bytes.length, name }), post: (url, form, options) => { globalThis.posts.push({ url, form, options }); return { status: 200, body: globalThis.answer, timings: { duration: 1 } } } }',
  'k6/metrics': 'class Metric { constructor(name) { this.name = name } add(value, tags) { globalThis.added.push({ name: this.name, value: Number(value), ...tags }) } }; export { Metric as Counter, Metric as Rate, Metric as Trend }',
}
export const resolve = (name, context, next) =>
  name in modules
    ? { url: 'data:text/javascript,' + encodeURIComponent(modules[name]), shortCircuit: true }
    : next(name, context)
// The scripts lie outside any package that says what they are.
export const load = (url, context, next) =>
  next(url, url.includes('/deploy/load/k6/') ? { ...context, format: 'module' } : context)`

const program = (script: URL, env: object, answer: string) => `
import { readFileSync } from 'node:fs'
import { register } from 'node:module'
register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(standIns)}))
globalThis.__ENV = ${JSON.stringify(env)}
globalThis.iteration = 0
globalThis.posts = []
globalThis.added = []
globalThis.answer = ${JSON.stringify(answer)}
globalThis.open = (path, mode) =>
  readFileSync(path.startsWith('/') ? path : new URL(path, ${JSON.stringify(script.href)}), mode === 'b' ? null : 'utf8')
const { options, default: iterate } = await import(${JSON.stringify(script.href)})
for (let n = 0; n < 60; n++) iterate()
console.log(JSON.stringify({ options, posts: globalThis.posts, added: globalThis.added }))`

const jpeg = Buffer.from([0xff, 0xd8, 0xff])
const drawn: DrawnShot[] = (Object.keys(kinds) as Kind[]).map((kind) => ({
  kind,
  files: Object.fromEntries(Object.keys(kinds[kind].pictures).map((name) => [name, jpeg])),
  ...('frontside' in kinds[kind].pictures && { truth: 'XA1234567' }),
}))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivid-test-shots-'))
  await writeShots(folder, drawn)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const secret = 'a-secret-for-tests-that-is-long-enough'

const start = async (name: string, answer: string) => {
  const script = new URL('../../../deploy/load/k6/vivid.js', import.meta.url)
  const env = {
    SCENARIO: name,
    SHOTS: folder,
    JWT_SECRET: `${secret}, the-secret-that-it-replaces-for-a-while`,
    // For another service, left over in the shell: k6 passes scripts all that it finds there.
    VIVID_TOKEN: 'a.token.of-another-service',
    JWT_ISSUER: 'us',
    JWT_AUDIENCE: 'them',
    VIVID_URL: 'http://gateway:8080',
  }
  const args = ['--input-type=module', '-e', program(script, env, answer)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: fileURLToPath(new URL('.', script)) })
  return JSON.parse(stdout)
}

/** Each scenario and answer once: a run is a process. */
const runs = new Map<string, ReturnType<typeof start>>()
const run = (name: string, answer = '{}') => {
  const key = `${name} ${answer}`
  const known = runs.get(key) ?? start(name, answer)
  runs.set(key, known)
  return known
}

test.each(Object.entries(readScenarios()))('k6 sends of %s what the kit sends', async (name, scenario) => {
  const { options, posts } = await run(name)
  const { executor, stages, timeUnit, gracefulStop } = options.scenarios[name]
  // A request that is broken off at the end would count nowhere.
  expect(Number.parseInt(gracefulStop, 10)).toBeGreaterThan(Number.parseInt(posts[0].options.timeout, 10))
  expect({ executor, timeUnit }).toEqual({ executor: 'ramping-arrival-rate', timeUnit: '1m' })
  expect(stages).toHaveLength(2 * scenario.phases.length)
  expect(stages[1]).toEqual({
    target: Math.round(60 * scenario.ratePerSecond * scenario.phases[0]!.to),
    duration: `${scenario.phases[0]!.seconds}s`,
  })
  const sent = posts.map((post: { options: { tags: { kind: string } } }) => post.options.tags.kind)
  expect(new Set(sent)).toEqual(new Set(Object.keys(scenario.mix)))
  expect(sent).toEqual(sent.map((_: string, n: number) => kindAt(scenario.mix, n)))
  for (const { url, form, options } of posts) {
    const kind = kinds[options.tags.kind as Kind]
    expect(url).toBe(`http://gateway:8080${kind.path}`)
    expect(form).toMatchObject(kind.fields)
    const claims = JSON.parse(Buffer.from(options.headers.authorization.split('.')[1], 'base64url').toString())
    expect(claims.services.join(',')).toBe(kind.services)
    expect(claims).toMatchObject({ iss: 'us', aud: 'them' })
    const [, signed, signature] = /^Bearer (.+)\.([\w-]+)$/.exec(options.headers.authorization)!
    expect(signature).toBe(createHmac('sha256', secret).update(signed!).digest('base64url'))
  }
  if (scenario.thresholds.unansweredShare !== undefined)
    expect(options.thresholds.vivid_unanswered).toEqual([`rate<=${scenario.thresholds.unansweredShare}`])
})

test('smoke sends every kind, so that no kind of worker can be missing unseen', () => {
  expect(Object.keys(readScenarios().smoke!.mix)).toEqual(Object.keys(kinds))
})

test('requests that were never sent count as lost', async () => {
  expect((await run('smoke')).options.thresholds.dropped_iterations).toEqual(['count<=0'])
  expect((await run('mixed')).options.thresholds.dropped_iterations).toEqual(['count<=2'])
  expect((await run('steps')).options.thresholds.dropped_iterations).toMatchObject([{ abortOnFail: true }])
})

test.each([
  ['the right number', '{"document_number":"XA1234567"}', { right: 1, misread: 0 }],
  ['another number', '{"document_number":"XA7654321"}', { right: 0, misread: 1 }],
  ['a code', '{"valid":false,"error_code":801}', { right: 0, misread: 0 }],
])('an answer with %s is held against the truth', async (_, answer, expected) => {
  const { added, options } = await run('smoke', answer)
  expect(options.thresholds).toMatchObject({ vivid_misread: ['rate<=0'], vivid_right: ['rate>=0.6'] })
  for (const [name, value] of Object.entries(expected)) {
    const values = added.filter((each: { name: string }) => each.name === `vivid_${name}`)
    expect(values.length).toBeGreaterThan(20)
    expect(values.every((each: { value: number }) => each.value === value)).toBe(true)
    expect(values.some((each: { kind: string }) => each.kind === 'selfie')).toBe(false)
  }
})
