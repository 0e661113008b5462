import { readOptions } from '@vivid/command'
import { runEcho } from './overload-echo.js'
import { runReal } from './overload-real.js'

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    engines: { type: 'string', default: 'real' },
    seconds: { type: 'string', default: '40' },
    callers: { type: 'string', default: '100,400' },
  })
  const seconds = Number(values.seconds)
  return values.engines === 'echo' ? runEcho(seconds) : runReal(seconds, values.callers.split(',').map(Number))
}
