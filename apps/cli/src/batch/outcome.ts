import { VividError } from '@vivid/client'
import { InputError } from '../usage.js'
import type { Line } from './journal.js'

/** How a line counts: a document that was read and contradicts itself is not an accepted one. */
export const outcomeOf = (line: Line): string =>
  line.outcome === 'accepted' && !line.consistent ? 'invalid' : line.outcome

/** A sample of the sandbox, for which no picture was analysed. */
export const isSample = (line: Line): boolean => line.outcome !== 'waiting' && line.sandbox === true

/** These are the same for every picture: going on would only repeat them. */
const hopeless = new Set(['unauthorized', 'service_not_contracted'])
export const isHopeless = (error: unknown): boolean => error instanceof VividError && hopeless.has(error.reason)

/** An entry without a verdict; the next run of the batch tries it again. */
export const asFailed = (name: string, error: unknown): Line => {
  const reasonOf = () => {
    if (error instanceof VividError) return error.reason
    if (error instanceof InputError) return 'not_sendable'
    return (error as NodeJS.ErrnoException).code ?? (error as Error).name
  }
  const sampled = error instanceof VividError && error.sandbox ? { sandbox: true as const } : {}
  return { name, outcome: 'failed', reason: reasonOf(), message: (error as Error).message, ...sampled }
}
