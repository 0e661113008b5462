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

/** The environment's part of `--help`. */
export const describeConfig = (names: readonly VariableName[]): string =>
  names
    .map((name) => {
      const { help, required, fallback }: Variable<unknown> = environment[name]
      const standard =
        typeof fallback === 'function' ? '' : required ? ' (required)' : fallback === undefined ? '' : ` (${fallback})`
      return `  ${name.padEnd(20)} ${help}${standard}`
    })
    .join('\n')
