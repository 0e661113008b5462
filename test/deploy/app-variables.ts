import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../support/service.js'

/** The variables an app reads, from its own `--help`. */
export const appVariables = (app: string): string[] => {
  const text = execFileSync(process.execPath, [join(root, 'apps', app, 'dist/main.js'), '--help'], { encoding: 'utf8' })
  return [...text.matchAll(/^ {2}([A-Z0-9_]+) /gm)].map(([, name]) => name!)
}
