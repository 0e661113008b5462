import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oneOf, readOptions } from '@vivid/command'
import { jobKinds } from '@vivid/contract'
import { launch } from '../browser/console-page.js'
import { findChromium } from '../browser/find-chromium.js'
import { Missing } from '../clients/kept-tools.js'
import { startBackends } from '../support/backends.js'
import { root, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { expectedOf } from './expected.js'
import { readSamples } from './read-samples.js'
import { runners } from './runners.js'

const usage = `npm run samples [-- LANGUAGE…]: runs the samples of the guides, exactly as /docs shows them, against a service with real engines

  LANGUAGE   ${Object.keys(runners).join(', ')}; all of them where none is named

Reads the page with Chromium. Needs what the languages need: curl, python3 with pip, php with curl, a JDK and Maven; C# is compiled by the
SDK that npm has, for Linux on x64, and needs OpenSSL 1.1. A language whose tools are not here is not tried, and its line says why.

Exit code 1 when a sample did not print what it should.`

const pictures = { front: 'card-front', back: 'card-back', selfie: 'selfie-holder', document: 'card-front' }

const main = async (): Promise<number> => {
  const options = { help: { type: 'boolean', short: 'h', default: false } } as const
  const { values, positionals } = readOptions(process.argv.slice(2), options, { allowPositionals: true })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const names = Object.keys(runners)
  const wanted = positionals.length > 0 ? positionals.map((name) => oneOf('LANGUAGE', name, names)) : names
  const chromium = findChromium()
  if (!chromium) throw new Error('there is no Chromium here (apt-get install chromium, or CHROMIUM=/path)')
  const backends = await startBackends()
  const service = await startService(backends, { workers: jobKinds, gatewayEnv: { REQUEST_TIMEOUT_MS: '240000' } })
  const browser = await launch(chromium)
  const VIVID_TOKEN = makeToken({ services: ['ocr', 'liveness', 'face_match'], sandbox: true })
  let wrong = 0
  try {
    for (const name of wanted)
      wrong += await tryLanguage(name, { VIVID_TOKEN }, (label) => readSamples(browser, service.url, label))
  } finally {
    await browser.close()
    await service.stop()
    await backends.stop()
  }
  return wrong === 0 ? 0 : 1
}

/** Runs all samples of a language and says how many did what they should; the number of the others. */
const tryLanguage = async (
  name: string,
  env: Record<string, string>,
  read: (label: string) => Promise<string[]>,
): Promise<number> => {
  const { label, run } = runners[name]!
  const folder = await mkdtemp(join(tmpdir(), 'vivid-samples-'))
  try {
    for (const [sent, specimen] of Object.entries(pictures))
      await copyFile(join(root, `apps/console/public/specimens/${specimen}.jpg`), join(folder, `${sent}.jpg`))
    const samples = await read(label)
    const faults: string[] = []
    for (const code of samples) {
      const printed = await run({ code, folder, env }).catch((error: Error) => {
        if (error instanceof Missing) throw error
        return error.message
      })
      if (!expectedOf(code).test(printed)) faults.push(`\n${code}\n\nprinted: ${printed}`)
    }
    console.log(`${name}: ${samples.length - faults.length} of ${samples.length} samples run${faults.join('\n')}`)
    return samples.length === 0 ? 1 : faults.length
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    console.log(`${name}: not tried, ${error.message}`)
    return 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  process.exit(await main())
} catch (error) {
  console.error(`samples: ${(error as Error).message}\n\n${usage}`)
  process.exit(2)
}
