import { environment } from './environment.js'
import type { Variable } from './variable.js'

const standard = ({ fallback, required }: Variable<unknown>): string => {
  if (typeof fallback === 'function') return 'by machine'
  if (required) return '*required*'
  return fallback === undefined ? '' : `\`${fallback}\``
}

/** The table of deploy/VARIABLES.md, made from the schema; a test compares the two. */
export const configTable = (): string =>
  [
    '| variable | default | meaning |',
    '|---|---|---|',
    ...Object.entries(environment).map(
      ([name, variable]) => `| \`${name}\` | ${standard(variable)} | ${variable.help} |`,
    ),
  ].join('\n')
