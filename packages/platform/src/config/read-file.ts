import { readFileSync } from 'node:fs'
import type { VariableName } from './environment.js'
import { ConfigError } from './read-config.js'

/** What a file holds that a variable names; undefined when the variable is not set. */
export const readNamedFile = (name: VariableName, path: string | undefined): Buffer | undefined => {
  if (path === undefined) return undefined
  try {
    return readFileSync(path)
  } catch (error) {
    throw new ConfigError([`${name} cannot be read (${(error as NodeJS.ErrnoException).code}): ${path}`])
  }
}
