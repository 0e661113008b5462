import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

interface Issues {
  issues: { file: string; files?: object[]; exports?: { name: string }[]; types?: { name: string }[] }[]
}

/** Files that nothing loads and exports that no other file imports, in the workspaces that `knip.json` names. */
const findUnused = async (...options: string[]): Promise<string[]> => {
  const run = ['node_modules/knip/bin/knip.js', '--no-progress', '--no-exit-code', '--reporter', 'json']
  // Not the blocking one: on a busy machine the runner takes a minute without a word for a dead test.
  const { stdout: text } = await promisify(execFile)(
    process.execPath,
    [...run, '--include', 'files,exports,types', ...options],
    { maxBuffer: 2 ** 26 },
  )
  const { issues } = JSON.parse(text.slice(text.indexOf('{"'))) as Issues
  return issues.flatMap(({ file, files = [], exports = [], types = [] }) => [
    ...files.map(() => file),
    ...[...exports, ...types].map(({ name }) => `${file}: ${name}`),
  ])
}

test('every export is imported by another file, every file by one', async () => {
  expect(await findUnused()).toEqual([])
})

test('one that is not would be found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vivid-exports-'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', JSON.stringify({ name: 'one', version: '1.0.0', type: 'module' }))
  write('knip.json', JSON.stringify({ entry: ['main.ts'], project: ['*.ts'] }))
  write('main.ts', `import { used } from './other.js'\nused()`)
  write('other.ts', 'export const used = () => unused\nexport const unused = 1\nexport interface Unused {}')
  write('lonely.ts', 'export {}')
  const found = await findUnused('--directory', folder)
  rmSync(folder, { recursive: true })
  expect(found.toSorted()).toEqual(['lonely.ts', 'other.ts: Unused', 'other.ts: unused'])
})

test('every workspace is looked at', () => {
  const { workspaces } = JSON.parse(readFileSync('knip.json', 'utf8')) as { workspaces: object }
  expect(Object.keys(workspaces)).toEqual(expect.arrayContaining(['apps/*', 'packages/*', 'test']))
})
