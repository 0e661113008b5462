import { availableParallelism } from 'node:os'
import { oneOf, readOptions, UsageError, whole } from '@vivid/command'

export const usage = `usage: npm run -s inspect -- --as document|selfie|face [options] PATH…

Runs an engine on picture files (or all pictures below a folder) and prints one JSON object per picture, in order.

  --as document|selfie|face
                         which engine; face prints what compares faces: personal data, as the picture is
  --annotate DIR         also write each picture with what was found drawn in
  --page FILE            also write one HTML page that shows, for each picture, the lines that were read, the labels among
                         them, and which field each value became; documents only
  --threads N            pictures looked at at once (default: the CPUs available)
  --models DIR           where the models are (default: the repository's)
  --help

Exit code: 0 when every picture was looked at, 1 when one could not be or the engine cannot start, 2 for wrong arguments.`

export interface Arguments {
  readonly as: 'document' | 'selfie' | 'face'
  readonly paths: readonly string[]
  readonly annotate?: string
  readonly page?: string
  readonly models?: string
  readonly threads: number
}

const options = {
  as: { type: 'string' },
  annotate: { type: 'string' },
  page: { type: 'string' },
  models: { type: 'string' },
  threads: { type: 'string', default: String(availableParallelism()) },
  help: { type: 'boolean' },
} as const

/** Null: the caller asked for help. */
export const parseArguments = (argv: readonly string[]): Arguments | null => {
  const { values, positionals } = readOptions(argv, options, { allowPositionals: true })
  if (values.help) return null
  if (values.as === undefined) throw new UsageError('--as is needed: document, selfie or face')
  const as = oneOf('--as', values.as, ['document', 'selfie', 'face'])
  if (positionals.length === 0) throw new UsageError('no PATH given')
  if (values.page !== undefined && as !== 'document') throw new UsageError('--page shows documents only')
  return {
    as,
    paths: positionals,
    threads: whole('--threads', values.threads, 1),
    ...(values.annotate === undefined ? {} : { annotate: values.annotate }),
    ...(values.page === undefined ? {} : { page: values.page }),
    ...(values.models === undefined ? {} : { models: values.models }),
  }
}
