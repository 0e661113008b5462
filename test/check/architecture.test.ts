import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ICruiseResult } from 'dependency-cruiser'
import { beforeAll, expect, test } from 'vitest'

/** Who may import whom. Paths are of sources; a package is entered through its exports, which point at its dist. */
const app = '^apps/([^/]+)/'
const inside = (name: string) => `^packages/${name}/`
const rules = {
  forbidden: [
    { name: 'no-cycles', from: {}, to: { circular: true } },
    { name: 'apps-never-import-apps', from: { path: app }, to: { path: '^apps/', pathNot: '^apps/$1/' } },
    {
      name: 'contract-imports-only-its-schema-library',
      from: { path: inside('contract'), pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^packages/contract/', 'node_modules/typebox'] },
    },
    {
      name: 'capture-imports-nothing',
      from: { path: inside('capture'), pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/capture/' },
    },
    {
      name: 'engines-know-no-queue-or-store',
      from: { path: '^packages/(documents|vision|engines|specimens)/' },
      to: { path: ['^packages/platform/', 'node_modules/(bullmq|ioredis|minio|fastify|@fastify)'] },
    },
    {
      name: 'documents-knows-no-pixels',
      from: { path: inside('documents') },
      to: { path: ['^packages/(vision|engines|specimens)/', 'node_modules/(sharp|onnxruntime-node)'] },
    },
    {
      name: 'states-are-entered-through-their-list',
      from: { path: '^packages/(documents|specimens)/', pathNot: '/src/(states/|layouts/index[.]ts$)' },
      to: { path: '/(documents|specimens)/src/states/[a-z]+/' },
    },
    {
      name: 'states-know-no-other-state',
      from: { path: '^packages/(documents|specimens)/src/states/([a-z]+)/' },
      to: { path: '/src/states/[a-z]+/', pathNot: '/src/states/$2/' },
    },
    {
      name: 'gateway-knows-no-engine',
      from: { path: '^apps/gateway/' },
      to: { path: ['^packages/(vision|engines|specimens|documents)/', 'node_modules/(sharp|onnxruntime-node)'] },
    },
    {
      name: 'onnxruntime-only-in-vision',
      from: { path: '^(packages|apps)/', pathNot: inside('vision') },
      to: { path: 'node_modules/onnxruntime' },
    },
    {
      name: 'sharp-only-in-vision-and-specimens',
      from: { path: '^(packages|apps)/', pathNot: '^packages/(vision|specimens)/' },
      to: { path: 'node_modules/sharp' },
    },
    {
      name: 'redis-and-s3-only-in-platform',
      from: { path: '^(packages|apps)/', pathNot: inside('platform') },
      to: { path: 'node_modules/(bullmq|ioredis|minio)/' },
    },
    {
      name: 'packages-are-entered-through-their-exports',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: '^$1/$2/' },
    },
  ],
}

let result: ICruiseResult
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vivid-imports-'))
  const [rulesFile, resultFile] = [join(folder, 'rules.json'), join(folder, 'result.json')]
  await writeFile(rulesFile, JSON.stringify(rules))
  await promisify(execFile)(process.execPath, ['test/support/cruise.mjs', rulesFile, resultFile])
  result = JSON.parse(await readFile(resultFile, 'utf8')) as ICruiseResult
  await rm(folder, { recursive: true })
})

const sources = () => result.modules.filter(({ source }) => /^(packages|apps)\/[^/]+\/src\/.*\.ts$/.test(source))

test('the whole tree was looked at', () => {
  const seen = new Set(sources().map(({ source }) => source.split('/').slice(0, 2).join('/')))
  for (const folder of [
    'packages/contract',
    'packages/platform',
    'packages/vision',
    'packages/engines',
    'apps/gateway',
    'apps/ocr',
  ]) {
    expect(seen).toContain(folder)
  }
  expect(sources().length).toBeGreaterThan(60)
})

test('imports between packages were followed', () => {
  const gateway = sources().filter(({ source }) => source.startsWith('apps/gateway/'))
  const targets = gateway.flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved))
  expect(targets.some((path) => path.startsWith('packages/contract/'))).toBe(true)
})

test('the import rules hold', () => {
  const violations = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  expect(violations).toEqual([])
})
