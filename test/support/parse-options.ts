import { parseArgs } from 'node:util'

interface OptionDefinition {
  type: 'string' | 'boolean'
  multiple?: boolean
  short?: string
  default?: string | boolean
}

/** The options of a command; a wrong one is a line and the usage, not a stack. */
export const parseOptions = <const Options extends Record<string, OptionDefinition>>(
  name: string,
  usage: string,
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] => {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}\n\n${usage}`)
    return process.exit(2)
  }
}
