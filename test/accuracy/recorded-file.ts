import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { RecordedCase } from './record-case.js'

/** Arrays of bytes and of floats as JSON has no word for them. */
const TYPED = { bytes: '$bytes', floats: '$floats' } as const

const round = (value: number) => Math.round(value * 1e5) / 1e5

/** One document on one line. */
export const writeRecorded = (recorded: RecordedCase): string =>
  JSON.stringify(recorded, (_, value: unknown) => {
    if (value instanceof Uint8Array) return { [TYPED.bytes]: Buffer.from(value).toString('base64') }
    if (value instanceof Float32Array) return { [TYPED.floats]: [...value].map(round) }
    return typeof value === 'number' ? round(value) : value
  })

const parseRecorded = (line: string): RecordedCase =>
  JSON.parse(line, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    if (TYPED.bytes in value) return new Uint8Array(Buffer.from(value[TYPED.bytes] as string, 'base64'))
    return TYPED.floats in value ? new Float32Array(value[TYPED.floats] as number[]) : value
  }) as RecordedCase

/** Every document of a recording. */
export const readRecorded = async (file: string): Promise<RecordedCase[]> => {
  const cases: RecordedCase[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) cases.push(parseRecorded(line))
  return cases
}
