import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { preparePython, runPython } from '../clients/python-client.js'
import { runTypeScript } from '../clients/typescript-client.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { root } from '../support/service.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const env = { VIVID_URL: url, VIVID_TOKEN: makeToken() }
const pythonMissing = await preparePython()
if (pythonMissing) console.log(pythonMissing)

let folder: string
let document: object
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `${testFolderPrefix()}clients-`))
  document = (await (await fetch(`${url}/openapi.json`)).json()) as object
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const lines = (text: string) => text.trim().split('\n')

test('a generated TypeScript client uploads, understands a coded failure and a 401', async () => {
  expect(lines(await runTypeScript(document, folder, env))).toEqual([
    'upload 200 true true',
    'record 200 ocr',
    'failure 200 800',
    'selfie 200 true',
    'refused 401 unauthorized',
  ])
})

test.skipIf(pythonMissing)('so does a generated Python client', async () => {
  const script = await readFile(join(root, 'test/clients/call.py'), 'utf8')
  expect(lines(await runPython(document, folder, script, env))).toEqual([
    'upload 200 Passport True True',
    'record 200 TransactionRecord ocr',
    'failure 200 OcrFailure 800',
    'selfie 200 LivenessAccepted True',
    'refused 401 Refusal unauthorized',
  ])
})
