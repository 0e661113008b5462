import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './usage-error.js'

type Options = NonNullable<ParseArgsConfig['options']>
type Read<Given extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Given; allowPositionals: true }>
>

/** Node's own text on an unknown option goes on to advise on something else that was hardly meant. */
const sayWhatIsWrong = ({ code, message }: NodeJS.ErrnoException): string => {
  const unknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && /^Unknown option '(.+?)'(?:\.|$)/.exec(message)
  return unknown ? `there is no ${unknown[1]}` : message
}

/** Options and what else was typed; throws `UsageError`. Where nothing else is expected, `positionals` is to be empty. */
export const readOptions = <const Given extends Options>(
  args: readonly string[],
  options: Given,
  { allowPositionals = false }: { allowPositionals?: boolean } = {},
): Pick<Read<Given>, 'values' | 'positionals'> => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: allowPositionals as true })
  } catch (error) {
    throw new UsageError(sayWhatIsWrong(error as Error))
  }
}
