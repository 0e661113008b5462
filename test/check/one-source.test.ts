import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { devices, interfaceVersion, routes } from '@vivid/contract'
import { expect, test } from 'vitest'

/** Sources of ours below a folder, by their paths. */
const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesUnder(path)
    return /\.(tsx?|mjs|py)$/.test(entry.name) ? [path] : []
  })
const sources = new Map(
  ['apps', 'packages', 'test'].flatMap(sourcesUnder).map((path) => [path, readFileSync(path, 'utf8')]),
)

const filesWith = (pattern: RegExp): string[] =>
  [...sources].filter(([, text]) => pattern.test(text)).map(([path]) => path)

/** The contract says it; the client, which is installed alone, has a copy that the compiler compares. */
const said = ['packages/client/src/interface.ts', 'packages/contract/src/interface.ts']
/** Made from the contract for Python. */
const made = 'packages/client-python/src/vivid_client/interface.py'
test('all sources were looked at', () => expect(sources.size).toBeGreaterThan(1_000))

test('each route stands in the contract once: beside its kind of work, or with what the interface calls things', () => {
  const holding = (text: string) =>
    filesWith(new RegExp(`${text.replaceAll('.', '\\.')}(?!\\w)`)).filter((path) => path !== said[0] && path !== made)
  const inContract = expect.stringMatching(
    /^packages\/contract\/src\/(interface|(kinds|endpoints)\/[\w-]+\/facts)\.ts$/,
  )
  for (const path of Object.values(routes)) expect(holding(path), path).toEqual([inContract])
  const prefix = routes.ocr.split('/').slice(0, 3).join('/')
  for (const path of holding(prefix)) expect(path).toEqual(inContract)
})

test('so does the list of devices', () => {
  const [first, second] = devices
  expect(filesWith(new RegExp(`'${first}'[^\\n]*'${second}'|'${second}'[^\\n]*'${first}'`)).toSorted()).toEqual(said)
})

test('and the version, which every workspace bears', () => {
  expect(filesWith(new RegExp(`'${interfaceVersion.replaceAll('.', '\\.')}'`))).toEqual([said[1]])
  const manifests = ['apps', 'packages']
    .flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}/package.json`))
    .filter((path) => existsSync(path))
  expect(readFileSync('packages/client-python/pyproject.toml', 'utf8')).toContain(`version = "${interfaceVersion}"`)
  for (const path of ['package.json', 'test/package.json', ...manifests]) {
    expect(JSON.parse(readFileSync(path, 'utf8')).version, path).toBe(interfaceVersion)
  }
})

test('arguments are read in one way', () => {
  expect(filesWith(/from 'node:util'/).filter((path) => /\bparseArgs\b/.test(sources.get(path)!))).toEqual([
    'packages/command/src/read-options.ts',
  ])
})

test('every workspace says in a page what it is', () => {
  const folders = ['apps', 'packages'].flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`))
  const workspaces = [...folders.filter((folder) => existsSync(`${folder}/package.json`)), 'test', 'packages/toolchain']
  expect(workspaces.filter((folder) => !existsSync(`${folder}/README.md`))).toEqual([])
})
