import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pythonMissing, runPython } from '../clients/python-client.js'
import { runTypeScript } from '../clients/typescript-client.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { makeToken } from '../support/token.js'
import { examples, isWholeRun } from '../support/whole-run.js'

const url = inject('echoUrl')
const env = { VIVID_URL: url, VIVID_TOKEN: makeToken({ services: ['ocr', 'liveness', 'face_match'] }) }
/** Asked in whole runs alone: the first time, the generator is installed. */
const missing = isWholeRun ? await pythonMissing() : null
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

interface Client {
  name: string
  /** What this machine lacks for it. */
  missing: string | null
  call(): Promise<string>
  printed: string[]
}

/** Each uploads, and understands a record, a coded failure, a rejected selfie, a 202, a combined request and a 401. */
const clients: readonly Client[] = [
  {
    name: 'a generated TypeScript client',
    missing: null,
    call: async () => runTypeScript(await running('/openapi.json'), 'call.ts.template'),
    printed: [
      'upload 200 true true',
      'record 200 ocr',
      'failure 200 800',
      'selfie 200 true',
      'rejected 200 false 708 true',
      'deferred 202 waiting',
      'together 200 true true true',
      'refused 401 unauthorized',
    ],
  },
  {
    name: 'a generated Python client',
    missing,
    call: async () => runPython(await running('/openapi.json'), 'python/call.py'),
    printed: [
      'upload 200 Passport True True',
      'record 200 TransactionRecord ocr',
      'failure 200 OcrFailure 800',
      'selfie 200 LivenessAccepted True',
      'rejected 200 LivenessRejected False 708 True',
      'deferred 202 DeferredAnalysis waiting',
      'together 200 BiometricsAnswer True LivenessAccepted FaceMatchAccepted',
      'refused 401 Refusal unauthorized',
    ],
  },
  {
    name: 'a Python client of the flat document, with one object for each operation,',
    missing,
    call: async () => runPython(await running('/openapi-3.0.json'), 'python/call.py'),
    printed: [
      'upload 200 ReadDocumentAnswer True True',
      'record 200 TransactionRecord ocr',
      'failure 200 ReadDocumentAnswer 800',
      'selfie 200 CheckLivenessAnswer True',
      'rejected 200 CheckLivenessAnswer False 708 True',
      'deferred 202 CheckLivenessAnswer waiting',
      'together 200 CheckBiometricsAnswer True CheckBiometricsAnswerLiveness CheckBiometricsAnswerFaceMatch',
      'refused 401 ReadDocumentAnswer unauthorized',
    ],
  },
]

for (const { name, missing: lacks, call, printed } of examples(clients))
  test.skipIf(lacks)(`${name} hands over each answer as what it is`, async () => {
    expect((await call()).trim().split('\n')).toEqual(printed)
  })
