import { errors } from '@vivid/contract'

/** A frame of a stack: where, never what. */
const frame = /^ {4}at .*$/gm
const framesShown = 3
const names = new RegExp(`(?:^|: )(${Object.keys(errors).join('|')}): `)

/**
 * What an engine threw, without its message: that may quote what was read off a document, and would end up in logs, traces and the
 * queue's failed jobs. The name of a coded failure of ours stays, and where it happened.
 */
export const describeFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return 'the engine failed: something that is no error was thrown'
  const named = names.exec(error.message)?.[1]
  const where = (error.stack ?? '').match(frame)?.slice(0, framesShown) ?? []
  return [
    'the engine failed',
    ...(named ? [named] : []),
    [error.name, ...where.map((line) => line.trim())].join(' '),
  ].join(': ')
}
