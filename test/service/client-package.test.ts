import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testFolderPrefix } from '../support/leftovers.js'
import { root } from '../support/service.js'
import { makeToken } from '../support/token.js'

const run = promisify(execFile)
const program = `import { createClient, VividError } from '@vivid/client'

const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])
const url = process.env.VIVID_URL ?? ''
const client = createClient({ url, token: process.env.VIVID_TOKEN ?? '' })
const result = await client.ocr({ document_type: 'passport', frontside: picture, return_id: true })
if (result.outcome === 'accepted') {
  const number: string = result.answer.document_number
  console.log(result.outcome, number !== '', result.id !== undefined)
}
// @ts-expect-error: a passport's answer has no such field, which the packed types know
if (result.outcome === 'accepted') void result.answer.matches_percentage
const refused = await createClient({ url, token: 'wrong' }).liveness({ selfie: picture }).catch((error: unknown) => error)
console.log(refused instanceof VividError && refused.reason)
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `${testFolderPrefix()}package-`))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the packed client installs in an empty project without a registry, with its types and the command line', async () => {
  const { stdout } = await run(process.execPath, [join(root, 'packages/toolchain/pack-client.mjs'), folder])
  await writeFile(join(folder, 'package.json'), '{"type":"module","private":true}')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', stdout.trim()], { cwd: folder })
  await writeFile(join(folder, 'call.ts'), program)
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    lib: ['es2023', 'dom'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['call.ts'] }))
  const tsc = [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', folder]
  await run(process.execPath, tsc).catch((error: { stdout: string }) => Promise.reject(new Error(error.stdout)))
  const env = { ...process.env, VIVID_URL: inject('echoUrl'), VIVID_TOKEN: makeToken() }
  const called = await run(process.execPath, [join(folder, 'call.js')], { env })
  expect(called.stdout.trim().split('\n')).toEqual(['accepted true true', 'unauthorized'])

  const vivid = join(folder, 'node_modules/.bin/vivid')
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  expect((await run(vivid, ['--version'])).stdout).toBe(`vivid ${version}\n`)
  await writeFile(join(folder, 'passport.jpg'), new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]))
  const read = await run(vivid, ['ocr', join(folder, 'passport.jpg')], { env })
  expect(JSON.parse(read.stdout)).toMatchObject({ valid: true })
})
