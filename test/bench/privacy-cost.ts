import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { cpuSeconds, type Shot } from '@vivid/traffic'
import { startBackends } from '../support/backends.js'
import { type Process, secret, startApp } from '../support/service.js'
import { drive, type Volley } from './drive.js'
import { metricsUrl } from './metrics-url.js'

/** Of the plumbing's CPU without them. */
const targetShare = 0.15

const kept = { RETENTION_SECONDS: '1', RECORD_SECONDS: '86400', IDEMPOTENCY_SECONDS: '86400' }
const nothingKept = { RETENTION_SECONDS: '0', RECORD_SECONDS: '0', IDEMPOTENCY_SECONDS: '0' }
const withoutSecrecy = fileURLToPath(new URL('./without-secrecy.js', import.meta.url))

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

/** What encryption, retention, records and idempotency cost together: the same requests with and without all of them, in turns. */
export const measurePrivacy = async (shots: readonly Shot[], rounds: number, concurrency: number): Promise<boolean> => {
  const [on, off] = await Promise.all([
    startSide(kept, [], concurrency),
    startSide(nothingKept, ['--import', withoutSecrecy], concurrency),
  ])
  const volley = async (side: Side, sent: readonly Shot[]) => {
    const before = await side.cpuSeconds()
    const { statuses, wrong } = await side.drive(sent)
    side.spent += (await side.cpuSeconds()) - before
    side.right += (statuses[200] ?? 0) - wrong
  }
  try {
    await Promise.all([on.drive(keyed(shots.slice(0, 200))), off.drive(shots.slice(0, 200))])
    for (let round = 1; round <= rounds; round++) {
      await volley(off, shots)
      await volley(on, keyed(shots))
      process.stderr.write(`\rround ${round} of ${rounds}, with and without encryption, records and idempotency`)
    }
    process.stderr.write('\n')
    const sent = shots.length * rounds
    const share = on.spent / off.spent - 1
    const each = (seconds: number) => `${((1000 * seconds) / sent).toFixed(2)} ms`
    console.log(
      `encryption, retention, records and idempotency: ${each(on.spent)} CPU/request with, ${each(off.spent)} without: ${(100 * share).toFixed(1)} % more (target at most ${100 * targetShare} %)`,
    )
    console.log(`of ${2 * sent} requests ${on.right + off.right} answered right`)
    return share <= targetShare && on.right === sent && off.right === sent
  } finally {
    await Promise.all([on.stop(), off.stop()])
  }
}
