import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

interface Dependency {
  name: string
  version: string
  licences: string[]
  permitted: boolean
}

const run = async (script: string) => {
  const { stdout } = await promisify(execFile)(process.execPath, [`packages/toolchain/${script}`], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; link?: boolean; resolved?: string; hasInstallScript?: boolean }>
}
const fromRegistry = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

test('every dependency may be used commercially', async () => {
  const path = '../../packages/toolchain/dependencies.mjs'
  const { listDependencies } = (await import(path)) as { listDependencies: () => Dependency[] }
  const dependencies = listDependencies()
  expect(dependencies.length).toBe(fromRegistry.length)
  const refused = dependencies.filter(({ permitted }) => !permitted)
  expect(refused.map(({ name, version, licences }) => `${name} ${version} ${licences}`)).toEqual([])
})

test('the report of licences ends well and says why each exception is one', async () => {
  expect(await run('licences.mjs')).toMatch(/^LGPL-3.0-or-later: \d+, \d+ of them at run time; allowed as libvips/m)
})

test('our own dependencies are pinned to one version', () => {
  const manifests = ['package.json', 'test/package.json', ...folders('packages'), ...folders('apps')]
  const loose = manifests.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
    return Object.entries({ ...dependencies, ...devDependencies } as Record<string, string>)
      .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
})

const folders = (parent: string) =>
  readdirSync(parent)
    .map((name) => `${parent}/${name}/package.json`)
    .filter((file) => existsSync(file))

test('install scripts are off, although some packages have them', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  expect(fromRegistry.some(([, { hasInstallScript }]) => hasInstallScript)).toBe(true)
})

test('the bill of materials lists every package and every network', async () => {
  const bill = JSON.parse(await run('sbom.mjs')) as {
    bomFormat: string
    components: { type: string; name: string; version: string; hashes?: { content: string }[] }[]
  }
  expect(bill.bomFormat).toBe('CycloneDX')
  const models = bill.components.filter(({ type }) => type === 'machine-learning-model')
  const folders = readdirSync('models').filter((name) => existsSync(`models/${name}/model.json`))
  expect(models.map(({ name }) => name).sort()).toEqual(folders.sort())
  expect(models.every(({ hashes }) => /^[0-9a-f]{64}$/.test(hashes?.[0]?.content ?? ''))).toBe(true)
  const versions = new Set(bill.components.map(({ version }) => version))
  expect(versions).toContain(packages['node_modules/fastify']?.version)
  expect(bill.components.length).toBeGreaterThan(fromRegistry.length * 0.8)
})
