import { readOptions } from '@vivid/command'
import { jobKinds } from '@vivid/contract'
import { createClient, type Outcome, offer, quantile, type Shot } from '@vivid/traffic'
import type { Kind } from '@vivid/traffic/requests'
import { sendWatched } from '../chaos/send-watched.js'
import { startBackends } from '../support/backends.js'
import { startService } from '../support/service.js'
import { drawRequests } from './draw-requests.js'

const usage = `usage: npm run bench -- biometrics [--seconds N] [--rate N] [--pictures N]

Combined requests among the single ones that they are made of, all under the same load on real engines: every answer is the one
given while nothing else runs, and the p95 of the combined ones is at most 1.3 × that of their slowest part.`

/** In turn: a combined one after the three that it is made of, so that all meet the same load. */
const parts: readonly Kind[] = ['selfie', 'match', 'passport']
const combined: Kind = 'onboarding'
const order: readonly Kind[] = [...parts, combined]
const TARGET_RATIO = 1.3
const CALM_TIMEOUT_MS = 60_000

/** Engines are deterministic: another answer than the one of an idle service is wrong. */
const learn = async (port: number, shot: Shot): Promise<Shot> => {
  const { status, body } = await sendWatched(port, shot, { timeoutMs: CALM_TIMEOUT_MS, onSurplus: () => undefined })
  if (status !== 200) throw new Error(`${shot.kind} was answered with ${status}: ${body}`)
  return { ...shot, truth: body }
}

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '4' },
    pictures: { type: 'string', default: '4' },
    help: { type: 'boolean' },
  })
  if (values.help) {
    console.log(usage)
    return true
  }
  const [seconds, rate, pictures] = [values.seconds, values.rate, values.pictures].map(Number) as [
    number,
    number,
    number,
  ]
  const drawn = await drawRequests(order, pictures)
  const backends = await startBackends()
  const service = await startService(backends, { workers: jobKinds, env: { WORKER_THREADS: '2' } })
  const client = createClient(service.url, { connections: 64, timeoutMs: 60_000 })
  try {
    const known: Record<string, Shot[]> = {}
    for (const [kind, shots] of Object.entries(drawn)) {
      known[kind] = []
      for (const shot of shots) known[kind].push(await learn(service.gateway.ports.port!, shot))
    }
    const outcomes: Outcome[] = []
    await offer({
      client,
      phases: [{ name: 'steady', seconds, fromPerSecond: rate, toPerSecond: rate }],
      shot: (n) => {
        const own = known[order[n % order.length]!]!
        return own[Math.floor(n / order.length) % own.length]!
      },
      onOutcome: (outcome) => outcomes.push(outcome),
      maxRequests: Number.POSITIVE_INFINITY,
      maxUnderWay: Number.POSITIVE_INFINITY,
    })
    const p95Of = (kind: Kind) => {
      const own = outcomes.filter((outcome) => outcome.kind === kind)
      const times = own.filter(({ status }) => status === 200).map(({ ms }) => ms)
      const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
      const right = own.filter((outcome) => outcome.right).length
      console.log(
        `${kind.padEnd(10)} ${own.length} sent, ${times.length} answered, ${right} right; p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      )
      return p95
    }
    const slowest = Math.max(...parts.map(p95Of))
    const ratio = p95Of(combined) / slowest
    const wrong = outcomes.filter(({ status, right }) => status === 200 && right !== true).length
    console.log(`wrong answers: ${wrong} (target 0)`)
    console.log(`p95 of ${combined} against its slowest part: ${ratio.toFixed(2)} (target at most ${TARGET_RATIO})`)
    return wrong === 0 && ratio <= TARGET_RATIO
  } finally {
    await client.close()
    await service.stop()
    await backends.stop()
  }
}
