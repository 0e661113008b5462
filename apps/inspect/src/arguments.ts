import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

export const usage = `usage: npm run -s inspect -- --as document|selfie [options] PATH…

Runs an engine on picture files (or all pictures below a folder) and prints one JSON object per picture, in order.

  --as document|selfie   which engine
  --annotate DIR         also write each picture with what was found drawn in
  --page FILE            also write one HTML page that shows, for each picture, the lines that were read, the labels among
                         them, and which field each value became; documents only
  --threads N            pictures looked at at once (default: the CPUs available)
  --models DIR           where the models are (default: the repository's)
  --help

Exit code: 0 when every picture was looked at, 1 when one could not be or the engine cannot start, 2 for wrong arguments.`

export interface Arguments {
  readonly as: 'document' | 'selfie'
  readonly paths: readonly string[]
  readonly annotate?: string
  readonly page?: string
  readonly models?: string
  readonly threads: number
}

export class UsageError extends Error {}

/** Null: the caller asked for help. */
export function parseArguments(argv: readonly string[]): Arguments | null {
  const { values, positionals } = parse(argv)
  if (values.help) return null
  if (values.as !== 'document' && values.as !== 'selfie') throw new UsageError('--as must be document or selfie')
  if (positionals.length === 0) throw new UsageError('no PATH given')
  if (values.page !== undefined && values.as !== 'document') throw new UsageError('--page shows documents only')
  const threads = values.threads === undefined ? availableParallelism() : Number(values.threads)
  if (!Number.isInteger(threads) || threads < 1) throw new UsageError('--threads must be a positive whole number')
  return {
    as: values.as,
    paths: positionals,
    threads,
    ...(values.annotate === undefined ? {} : { annotate: values.annotate }),
    ...(values.page === undefined ? {} : { page: values.page }),
    ...(values.models === undefined ? {} : { models: values.models }),
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        annotate: { type: 'string' },
        page: { type: 'string' },
        models: { type: 'string' },
        threads: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
