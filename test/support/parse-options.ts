import { readOptions } from '@vivid/command'

/** The options of a command; a wrong one is a line and the usage, not a stack. */
export const parseOptions = <const Options extends Parameters<typeof readOptions>[1]>(
  name: string,
  usage: string,
  options: Options,
): ReturnType<typeof readOptions<Options>>['values'] => {
  try {
    return readOptions(process.argv.slice(2), options).values
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}\n\n${usage}`)
    return process.exit(2)
  }
}
