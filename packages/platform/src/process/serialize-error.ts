/** What is told of an error beside its name, text and stack: where and in what way it failed, never with what. */
const facts = ['code', 'errno', 'syscall', 'address', 'port', 'statusCode', 'amzRequestid'] as const
/** Causes of causes; deeper ones tell nothing more, and errors may refer to each other in a circle. */
const MAX_DEPTH = 3

/** A Redis that does not know a command repeats what it was sent. */
const withoutArguments = (text: string): string => text.replace(/,? with args beginning with:.*/gs, '')

/** `stack` opens with the text, which may have several lines. */
const serializeText = ({ message, stack = '' }: Error) => {
  const text = withoutArguments(message)
  return { message: text, stack: stack.replace(message, () => text) }
}

/** Some libraries give their errors a name, others a class. */
const nameOf = (error: Error): string => (error.name === 'Error' ? error.constructor.name : error.name)

interface LoggedError {
  type: string
  message: string
  stack: string
  [fact: string]: unknown
}

/**
 * An error as it is logged. Clients hang what they were doing on their errors: ioredis the whole command, hence passwords,
 * tenants' names and sealed replies. So only what is known to be harmless is written, of a command its name.
 */
export const serializeError = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown' }
  const given = error as Error & Record<string, unknown>
  const told: LoggedError = { type: nameOf(error), ...serializeText(error) }
  for (const fact of facts) if (['string', 'number'].includes(typeof given[fact])) told[fact] = given[fact]
  const { name } = (given.command ?? {}) as { name?: unknown }
  if (typeof name === 'string') told.command = name
  if (depth === MAX_DEPTH) return told
  if (error.cause instanceof Error) told.cause = serializeError(error.cause, depth + 1)
  if (error instanceof AggregateError) told.errors = error.errors.map((one) => serializeError(one, depth + 1))
  return told
}
