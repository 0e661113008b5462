import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../support/service.js'

const execute = promisify(execFile)

/** A tool that this machine lacks and that could not be had. */
export class Missing extends Error {}

/** Runs a program to its end, in `cwd` if given; what it printed. A failure says what it printed instead. */
export const run = async (
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd?: string,
): Promise<string> => {
  const options = { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024, ...(cwd ? { cwd } : {}) }
  try {
    return (await execute(program, [...args], options)).stdout
  } catch (error) {
    const { code, stdout = '', stderr = '', message } = error as Error & { code?: unknown } & Record<string, string>
    if (code === 'ENOENT') throw new Missing(`there is no ${program} here`)
    throw new Error(`${stdout}${stderr}`.trim() || message)
  }
}

/** A folder with a tool of others, filled once and kept between runs; one whose filling was broken off is filled anew. */
export const keptTool = async (name: string, fill: (folder: string) => Promise<unknown>): Promise<string> => {
  const folder = join(root, 'node_modules/.cache/vivid', name)
  const whole = join(folder, 'whole')
  if (existsSync(whole)) return folder
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    await fill(folder)
  } catch (error) {
    if (error instanceof Missing) throw error
    throw new Missing(`${name} could not be had: ${(error as Error).message.split('\n').at(-1)}`)
  }
  await writeFile(whole, '')
  return folder
}
