import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../support/service.js'
import type { DocumentKind, GeneratedClient, Running } from './generated-client.js'
import { keptTool, run } from './kept-tools.js'

/** Pinned, as every release reads documents a little differently. */
const generator = 'openapi-python-client==0.29.1'

/** The generator in an environment of its own: installing it takes half a minute, generating a client two seconds. */
const prepare = () =>
  keptTool(generator, async (folder) => {
    await run('python3', ['-m', 'venv', folder])
    await run(join(folder, 'bin/python'), ['-m', 'pip', 'install', '-q', generator])
  })

/** Why a Python client cannot be tried here; null where it can. */
export const pythonMissing = (): Promise<string | null> =>
  prepare().then(
    () => null,
    (error: Error) => `The Python client is not tried: ${error.message}.`,
  )

/** Generates the client into the folder and runs a script of ours beside it; what it printed. */
export const runPython = async ({ document, folder, env }: Running, script: string): Promise<string> => {
  const bin = join(await prepare(), 'bin')
  const tools = { PATH: `${bin}:${process.env.PATH}` }
  const generate = ['generate', '--path', document, '--output-path', join(folder, 'vivid'), '--meta', 'none']
  const said = await run(join(bin, 'openapi-python-client'), generate, tools)
  if (/warning|error/i.test(said)) throw new Error(said)
  const program = join(folder, 'program.py')
  await cp(join(root, 'test/clients', script), program)
  return run(join(bin, 'python'), [program], env)
}

export const pythonClient = (kind: DocumentKind): GeneratedClient => ({
  name: 'Python, openapi-python-client',
  kind,
  run: (running) => runPython(running, 'python/answers.py'),
})
