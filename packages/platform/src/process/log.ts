import { type Logger, pino } from 'pino'
import { serializeError } from './serialize-error.js'

export type Log = Logger

/**
 * Fields that may carry a token, a picture or personal data. Nothing of ours logs them on purpose;
 * this is the net under it, two levels deep.
 */
const sensitive = [
  'authorization',
  'cookie',
  'token',
  'body',
  'headers',
  'image',
  'images',
  'buffer',
  'names',
  'surnames',
  'midlename',
  'document_number',
  'registry_number',
  'birth_date',
  'place_of_birth',
  'CURP',
  'mrz_code',
  'MRZ',
  'OCR',
]

/** Where a process' lines go: standard output, written at once, and whoever is listening. */
export const createTee = (): { write(line: string): void; listen(sink: { write(line: string): void }): void } => {
  const stdout = pino.destination({ dest: 1, sync: true })
  let sink: { write(line: string): void } | null = null
  return {
    write: (line) => {
      stdout.write(line)
      sink?.write(line)
    },
    listen: (listening) => {
      sink = listening
    },
  }
}

export const createLog = (name: string, level: string, destination?: { write(line: string): void }): Log =>
  pino(
    {
      name,
      level,
      base: { name, pid: process.pid },
      serializers: { err: (error: unknown) => serializeError(error) },
      redact: {
        paths: sensitive.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
