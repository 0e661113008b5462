import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../support/service.js'

/** The variables an app reads, from its own `--help`. */
export const appVariables = async (app: string): Promise<string[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'apps', app, 'dist/main.js'), '--help'])
  return [...stdout.matchAll(/^ {2}([A-Z0-9_]+) /gm)].map(([, name]) => name!)
}
