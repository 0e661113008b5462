import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobKinds } from '@vivid/contract'
import { startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { parseOptions } from '../support/parse-options.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { root, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { asked, askPlainly } from './ask-plainly.js'
import { clients } from './clients.js'
import { judge } from './judge.js'
import { Missing } from './kept-tools.js'

const usage = `npm run clients [-- options]: makes a client of the running service's OpenAPI documents with every generator there is,
compiles it, calls the service with real engines, and says as what type each answer was handed over

  --only TEXT   the clients whose name holds this text
  --keep        leave what was generated where it is, and say where

Asks for a passport, a card, a card on a screen (818), a selfie on a screen (715), with an expired token (401), of a service without
workers (503), a face match, a combined request, a selfie with Prefer: respond-async (202), and the record of that one.

Generators come from PyPI, npm, Go's modules and Maven at the first run and are kept in node_modules/.cache. Needs python3, go, a JDK
and Maven; C# is for Linux on x64 and needs OpenSSL 1.1. A client whose tools are not here is not tried, and the table says why.

Exit code 1 when an answer was not what it should be.`

const startEverything = async () => {
  const backends = await startBackends()
  const service = await startService(backends, { workers: jobKinds, gatewayEnv: { REQUEST_TIMEOUT_MS: '240000' } })
  const idle = await startService({ env: { ...backends.env, REDIS_PREFIX: 'without-workers' } }, { workers: [] })
  const token = makeToken({ services: ['ocr', 'id_reader_plus', 'liveness', 'face_match'] })
  await eventually('a gateway without workers to say so', async () => {
    const { status } = await post(idle.url, ocrPath, { document_type: 'passport', frontside: jpegOf(5000) }, { token })
    return status === 503
  })
  return {
    env: {
      VIVID_URL: service.url,
      VIVID_AWAY_URL: idle.url,
      VIVID_TOKEN: token,
      VIVID_PICTURES: join(root, 'apps/console/public/specimens'),
    },
    stop: async () => {
      await Promise.all([service.stop(), idle.stop()])
      await backends.stop()
    },
  }
}

const main = async (): Promise<number> => {
  const options = {
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  } as const
  const { only, keep, help } = parseOptions('clients', usage, options)
  if (help) {
    console.log(usage)
    return 0
  }
  const folder = await mkdtemp(join(tmpdir(), 'vivid-clients-'))
  const { env, stop } = await startEverything()
  let wrong = 0
  try {
    const paths = { unions: join(folder, 'unions.json'), flat: join(folder, 'flat.json') }
    const fetched = async (path: string) => (await fetch(`${env.VIVID_URL}${path}`)).text()
    await writeFile(paths.unions, await fetched('/openapi.json'))
    await writeFile(paths.flat, await fetched('/openapi-3.0.json'))
    const expected = await askPlainly(env)
    console.log(`| client | document | ${asked.join(' | ')} |\n|---|---|${asked.map(() => '---|').join('')}`)
    for (const client of clients.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))) {
      const own = await mkdtemp(join(folder, 'client-'))
      const start = `| ${client.name} | ${client.kind} |`
      try {
        const printed = await client.run({ document: paths[client.kind], folder: own, env })
        const { cells, faults } = judge(printed, expected(client.kind), client.knownFaults)
        console.log(`${start} ${cells.join(' | ')} |`)
        wrong += faults.length
      } catch (error) {
        if (!(error instanceof Missing)) wrong += 1
        const what = error instanceof Missing ? 'not tried' : 'FAILED'
        console.log(`${start} ${what}: ${(error as Error).message.slice(0, 2000)} |`)
      }
    }
  } finally {
    await stop()
    if (keep) console.log(`\nKept in ${folder}`)
    else await rm(folder, { recursive: true, force: true })
  }
  return wrong === 0 ? 0 : 1
}

process.exit(await main())
