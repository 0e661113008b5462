import { existsSync, readFileSync } from 'node:fs'
import { decode, limitDecoders, UndecodableImage } from '@vivid/vision'

/** What decoding one picture took. */
export interface Measured {
  /** `decoded`, or why not. */
  readonly outcome: string
  readonly cpuMs: number
  /** How far the process' memory has risen since it was ready, at its highest: this picture's, or an earlier one's. */
  readonly peakMb: number
}

/**
 * Linux keeps the highest memory of a program as `VmHWM`; what `resourceUsage` tells there may be that of the process which
 * started it. Both are in kilobytes.
 */
const highestMb = (): number => {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS) * 1024) / 1e6
}

const collectGarbage = (globalThis as { gc?: () => void }).gc!
const readyMb = (): number => {
  collectGarbage()
  return process.memoryUsage.rss() / 1e6
}

const measure = async (bytes: Buffer): Promise<Omit<Measured, 'peakMb'>> => {
  collectGarbage()
  const before = process.cpuUsage()
  const outcome = await decode(bytes).then(
    () => 'decoded',
    (error: unknown) => (error instanceof UndecodableImage ? error.reason : `threw ${error}`),
  )
  const { user, system } = process.cpuUsage(before)
  return { outcome, cpuMs: (user + system) / 1000 }
}

limitDecoders()
let startMb: number | null = null

/** The first pictures, up to an empty message, only warm the process up. */
process.on('message', async (bytes: Uint8Array) => {
  if (bytes.length === 0) startMb = readyMb()
  const measured =
    bytes.length === 0
      ? { outcome: 'ready', cpuMs: 0 }
      : await measure(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  process.send!({ ...measured, peakMb: highestMb() - (startMb ?? 0) } satisfies Measured)
})
process.on('disconnect', () => process.exit(0))
process.send!('started')
