import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../support/service.js'

const run = promisify(execFile)
/** Pinned, as every release reads documents a little differently. */
const generator = 'openapi-python-client==0.29.1'
/** Kept between runs: installing it takes half a minute, generating a client two seconds. */
const home = join(root, 'node_modules/.cache/vivid', generator)
const bin = (name: string) => join(home, 'bin', name)

/** Written last: an installation that was broken off is made anew. */
const whole = join(home, 'whole')

/** The generator in an environment of its own, installed from PyPI at the first run; a sentence where that cannot be. */
export const preparePython = async (): Promise<string | null> => {
  if (existsSync(whole)) return null
  await rm(home, { recursive: true, force: true })
  await mkdir(join(home, '..'), { recursive: true })
  try {
    await run('python3', ['-m', 'venv', home], { timeout: 60_000 })
  } catch {
    return 'There is no python3 with venv here: the Python client is not tried.'
  }
  try {
    await run(bin('python'), ['-m', 'pip', 'install', '-q', generator], { timeout: 90_000 })
  } catch {
    return `${generator} could not be installed from PyPI: the Python client is not tried.`
  }
  await writeFile(whole, '')
  return null
}

/** Generates the client into `folder` and runs `script` beside it; what it printed. */
export const runPython = async (document: object, folder: string, script: string, env: Record<string, string>) => {
  const path = join(folder, 'openapi.json')
  await writeFile(path, JSON.stringify(document))
  const generate = ['generate', '--path', path, '--output-path', join(folder, 'vivid'), '--meta', 'none']
  const tools = { ...process.env, PATH: `${join(home, 'bin')}:${process.env.PATH}` }
  const { stderr, stdout } = await run(bin('openapi-python-client'), generate, { env: tools })
  if (/warning|error/i.test(`${stdout}${stderr}`)) throw new Error(`${stdout}${stderr}`)
  await writeFile(join(folder, 'call.py'), script)
  return (await run(bin('python'), [join(folder, 'call.py')], { env: { ...tools, ...env } })).stdout
}
