import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pythonMissing, runPython } from '../clients/python-client.js'
import { runTypeScript } from '../clients/typescript-client.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const env = { VIVID_URL: url, VIVID_TOKEN: makeToken({ services: ['ocr', 'liveness', 'face_match'] }) }
const missing = await pythonMissing()
if (missing) console.log(missing)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `${testFolderPrefix()}clients-`))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A document of the service and an empty folder for a client of it. */
const running = async (path: string) => {
  const own = await mkdtemp(join(folder, 'client-'))
  const document = join(own, 'openapi.json')
  await writeFile(document, await (await fetch(`${url}${path}`)).text())
  return { document, folder: own, env }
}
const lines = (text: string) => text.trim().split('\n')

test('a generated TypeScript client uploads, understands a coded failure, a rejected selfie, a 202 and a 401', async () => {
  expect(lines(await runTypeScript(await running('/openapi.json'), 'call.ts.template'))).toEqual([
    'upload 200 true true',
    'record 200 ocr',
    'failure 200 800',
    'selfie 200 true',
    'rejected 200 false 708 true',
    'deferred 202 waiting',
    'together 200 true true true',
    'refused 401 unauthorized',
  ])
})

test.skipIf(missing)('so does a generated Python client, which hands over each as what it is', async () => {
  expect(lines(await runPython(await running('/openapi.json'), 'python/call.py'))).toEqual([
    'upload 200 Passport True True',
    'record 200 TransactionRecord ocr',
    'failure 200 OcrFailure 800',
    'selfie 200 LivenessAccepted True',
    'rejected 200 LivenessRejected False 708 True',
    'deferred 202 DeferredAnalysis waiting',
    'together 200 BiometricsAnswer True LivenessAccepted FaceMatchAccepted',
    'refused 401 Refusal unauthorized',
  ])
})

test.skipIf(missing)('and one made of the flat document, as one object for each operation', async () => {
  expect(lines(await runPython(await running('/openapi-3.0.json'), 'python/call.py'))).toEqual([
    'upload 200 ReadDocumentAnswer True True',
    'record 200 TransactionRecord ocr',
    'failure 200 ReadDocumentAnswer 800',
    'selfie 200 CheckLivenessAnswer True',
    'rejected 200 CheckLivenessAnswer False 708 True',
    'deferred 202 CheckLivenessAnswer waiting',
    'together 200 CheckBiometricsAnswer True CheckBiometricsAnswerLiveness CheckBiometricsAnswerFaceMatch',
    'refused 401 ReadDocumentAnswer unauthorized',
  ])
})
