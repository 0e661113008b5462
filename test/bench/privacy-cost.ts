import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { cpuSeconds, type Shot } from '@vivid/traffic'
import { startBackends } from '../support/backends.js'
import { type Process, secret, startApp } from '../support/service.js'
import { drive, type Volley } from './drive.js'
import { metricsUrl } from './metrics-url.js'

/** Of the plumbing's CPU without them. */
const TARGET_SHARE = 0.15

const kept = { RETENTION_SECONDS: '1', RECORD_SECONDS: '86400', IDEMPOTENCY_SECONDS: '86400' }
const nothingKept = { RETENTION_SECONDS: '0', RECORD_SECONDS: '0', IDEMPOTENCY_SECONDS: '0' }
const preloaded = (module: string) => ['--import', fileURLToPath(new URL(module, import.meta.url))]

interface Side {
  drive(shots: readonly Shot[]): Promise<Volley>
  cpuSeconds(): Promise<number>
  spent: number
  right: number
  stop(): Promise<void>
}

/** A gateway and a worker with servers of their own. */
const startSide = async (settings: Record<string, string>, flags: string[], concurrency: number): Promise<Side> => {
  const backends = await startBackends()
  const env = { ...backends.env, ECHO_ENGINE: 'true', WORKER_THREADS: '2' }
  const gatewayEnv = { ...env, ...settings, PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret }
  const processes: Process[] = await Promise.all([startApp('gateway', gatewayEnv, flags), startApp('ocr', env, flags)])
  const url = `http://127.0.0.1:${processes[0]!.ports.port}`
  return {
    drive: (shots) => drive(url, shots, concurrency),
    cpuSeconds: async () => {
      const spent = await Promise.all(processes.map((each) => cpuSeconds(metricsUrl(each))))
      return spent.reduce((sum, seconds) => sum + seconds)
    },
    spent: 0,
    right: 0,
    stop: async () => {
      for (const each of processes) await each.stop()
      await backends.stop()
    },
  }
}

const keyed = (shots: readonly Shot[]): Shot[] => shots.map((shot) => ({ ...shot, idempotencyKey: randomUUID() }))

/**
 * What encryption, retention, records and idempotency cost together: the same requests with and without all of them, in
 * turns. Without, uploads carry the checksums of the S3 client, which sealed ones do without; what the whole costs beside
 * uploads that nothing protects is told as well.
 */
export const measurePrivacy = async (shots: readonly Shot[], rounds: number, concurrency: number): Promise<boolean> => {
  const without = preloaded('./without-secrecy.js')
  const [on, off, bare] = await Promise.all([
    startSide(kept, [], concurrency),
    startSide(nothingKept, [...without, ...preloaded('./with-client-upload.js')], concurrency),
    startSide(nothingKept, without, concurrency),
  ])
  const sides = [on, off, bare]
  const volley = async (side: Side) => {
    const before = await side.cpuSeconds()
    const { statuses, wrong } = await side.drive(side === on ? keyed(shots) : shots)
    side.spent += (await side.cpuSeconds()) - before
    side.right += (statuses[200] ?? 0) - wrong
  }
  try {
    for (const side of sides) await side.drive(keyed(shots.slice(0, 200)))
    for (let round = 1; round <= rounds; round++) {
      for (const side of sides) await volley(side)
      process.stderr.write(`\rround ${round} of ${rounds}, with and without encryption, records and idempotency`)
    }
    process.stderr.write('\n')
    const sent = shots.length * rounds
    const share = on.spent / off.spent - 1
    const each = ({ spent }: Side) => `${((1000 * spent) / sent).toFixed(2)} ms`
    const percent = (ratio: number) => `${(100 * ratio).toFixed(1)} %`
    console.log(
      `encryption, retention, records and idempotency: ${each(on)} CPU/request with, ${each(off)} without: ${percent(share)} more (target at most ${percent(TARGET_SHARE)})`,
    )
    console.log(`compared with plain uploads (${each(bare)}): ${percent(on.spent / bare.spent - 1)} more`)
    const right = on.right + off.right + bare.right
    console.log(`of ${3 * sent} requests ${right} answered right`)
    return share <= TARGET_SHARE && right === 3 * sent
  } finally {
    await Promise.all(sides.map((side) => side.stop()))
  }
}
