import { environment, type VariableName } from './environment.js'
import type { Variable } from './variable.js'

export type Config<Name extends VariableName> = {
  [Key in Name]: (typeof environment)[Key] extends Variable<infer Value> ? Value : never
}

/** Lists everything that is wrong at once, so that nobody fixes variables one start at a time. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'))
  }
}

/** An empty text counts as not set, as in compose files with unset substitutions. */
export const readConfig = <Name extends VariableName>(names: readonly Name[], env: NodeJS.ProcessEnv): Config<Name> => {
  const config: Record<string, unknown> = {}
  const problems: string[] = []
  for (const name of names) {
    const variable: Variable<unknown> = environment[name]
    const text = env[name]
    if (text === undefined || text === '') {
      if (variable.required) problems.push(`${name} is required: ${variable.help}`)
      config[name] = typeof variable.fallback === 'function' ? variable.fallback() : variable.fallback
      continue
    }
    try {
      config[name] = variable.parse(text)
    } catch (error) {
      const shown = variable.secret ? '' : `, not "${text}"`
      problems.push(`${name} must be ${(error as Error).message}${shown}`)
    }
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config as Config<Name>
}

/** Checks that look at several variables, or at what one of them holds: again everything that is wrong, at once. */
export const checkTogether = <Values extends unknown[]>(
  ...checks: { [Index in keyof Values]: () => Values[Index] }
): Values => {
  const problems: string[] = []
  const values = checks.map((check) => {
    try {
      return check()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems.push(...error.problems)
      return undefined
    }
  })
  if (problems.length > 0) throw new ConfigError(problems)
  return values as Values
}

/** Where lines of `--help` are broken, in characters. */
const LINE_LENGTH = 120

const wrap = (text: string, length: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + word.length > length) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}

/** `[tenants](README.md#tenants)`, as deploy/VARIABLES.md links it, becomes words that a person in a terminal can follow. */
const sayLinks = (help: string): string => help.replace(/\[([^\]]+)\]\(([^)#]+)#[^)]*\)/g, 'deploy/$2, "$1"')

const standardOf = ({ required, fallback }: Variable<unknown>): string | undefined => {
  if (typeof fallback === 'function') return undefined
  if (required) return 'required'
  return fallback === undefined ? undefined : String(fallback)
}

/** The environment's part of `--help`. `standards`: what holds in this process instead, where a variable is not set. */
export const describeConfig = (
  names: readonly VariableName[],
  standards: Partial<Record<VariableName, string>> = {},
): string => {
  const column = Math.max(...names.map(({ length }) => length)) + 3
  return names
    .flatMap((name) => {
      const standard = standards[name] ?? standardOf(environment[name])
      const text = `${sayLinks(environment[name].help)}${standard === undefined ? '' : ` (${standard})`}`
      return wrap(text, LINE_LENGTH - column).map((line, i) => (i === 0 ? `  ${name}` : '').padEnd(column) + line)
    })
    .join('\n')
}
