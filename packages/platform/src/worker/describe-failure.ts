import { EngineFailure, type FailureName, type JobKind, kinds } from '@vivid/contract'

/** What is left of a failure outside the thread in which it happened. */
export interface Failed {
  failure: FailureName
  /** Class of the error and where it was thrown; never its message, which may hold personal data. */
  description: string
}

/** A frame of a stack: where, never what. */
const frame = /^ {4}at .*$/gm
const FRAMES_SHOWN = 3

/** A stack opens with the message, which may have lines that look like frames. */
const framesOf = ({ message, stack = '' }: Error): string[] => {
  const frames = stack.slice(stack.indexOf(message) + message.length)
  return frames.match(frame)?.slice(0, FRAMES_SHOWN) ?? []
}

/**
 * What an engine threw, without its message: that may quote what was read off a document, and would end up in logs, traces and the
 * queue's failed jobs.
 */
export const describeFailure = (kind: JobKind, error: unknown): Failed => {
  const failure = error instanceof EngineFailure ? error.failure : kinds[kind].ownFailure
  const thrown = error instanceof EngineFailure ? error.cause : error
  if (!(thrown instanceof Error)) return { failure, description: 'something that is no error was thrown' }
  return { failure, description: [thrown.name, ...framesOf(thrown).map((line) => line.trim())].join(' ') }
}
