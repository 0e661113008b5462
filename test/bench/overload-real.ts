import { quantile, type Shot } from '@vivid/traffic'
import { startBackends } from '../support/backends.js'
import { type Process, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { type Callers, callFor, type Sent } from './callers.js'
import { drawCostly } from './draw-costly.js'
import { drawRequests } from './draw-requests.js'
import { spentDuring } from './watch-children.js'

const tenants = Array.from({ length: 7 }, (_, n) => `tenant-${n + 1}`)
const DEADLINE_MS = 10_000
/** Six callers keep two cores busy without making anybody wait for long. */
const CALM_CALLERS = 6
const COSTLY_CALLERS = 30
const targets = { useful: 0.8, late: 0.01, refusalMs: 250, rise: 2 }

type Shots = Record<string, Shot[]>

/** Passports and cards, every third request with proof of life, for one tenant. */
const mixFor = (tenant: string, shots: Shots): ((n: number) => Shot) => {
  const kinds = ['passport', 'card', 'proof']
  const tokens = {
    usual: makeToken({ sub: tenant, services: ['ocr', 'liveness'] }),
    proof: makeToken({ sub: tenant, services: ['ocr', 'liveness', 'id_reader_plus'] }),
  }
  return (n) => {
    const kind = kinds[n % kinds.length]!
    const drawn = shots[kind]!
    return {
      ...drawn[Math.floor(n / kinds.length) % drawn.length]!,
      token: kind === 'proof' ? tokens.proof : tokens.usual,
    }
  }
}

/** So many callers in all, as evenly as it goes. */
const spread = (count: number, shots: Shots): Callers[] =>
  tenants.map((tenant, n) => ({
    tenant,
    count: Math.floor(count / tenants.length) + (n < count % tenants.length ? 1 : 0),
    shot: mixFor(tenant, shots),
  }))

const times = (sent: readonly Sent[], status: number) => sent.filter((one) => one.status === status).map(({ ms }) => ms)
const p = (values: readonly number[], q: number) => (values.length === 0 ? 0 : quantile([...values], q))

const describe = (name: string, sent: readonly Sent[], seconds: number, cpu: (name: string) => number, own: number) => {
  const [answered, refused, late] = [times(sent, 200), times(sent, 503), times(sent, 504)]
  const perSecond = answered.length / seconds
  const others = sent.filter(({ status }) => ![200, 503, 504].includes(status)).map(({ status }) => status)
  const least = Math.min(...tenants.map((tenant) => sent.filter((s) => s.tenant === tenant && s.status === 200).length))
  console.log(
    `${name}: ${answered.length} answered (${perSecond.toFixed(2)} per second, p50 ${p(answered, 0.5).toFixed(0)} ms, p95 ${p(answered, 0.95).toFixed(0)} ms; the tenant with the fewest ${least}), ${refused.length} × 503 (p50 ${p(refused, 0.5).toFixed(0)} ms, p99 ${p(refused, 0.99).toFixed(0)} ms), ${late.length} × 504, anything else ${others.length} (${[...new Set(others)].join(', ')}); CPU: workers ${(cpu('ocr') + cpu('id-reader-plus')).toFixed(1)} s, gateway ${cpu('gateway').toFixed(1)} s, callers ${own.toFixed(1)} s`,
  )
  const byKind = [...new Set(sent.map(({ kind }) => kind))].map((kind) => {
    const count = (status: number) => sent.filter((one) => one.kind === kind && one.status === status).length
    return `${kind} ${count(200)} + ${count(504)} late`
  })
  console.log(`  ${byKind.join(', ')}`)
  return {
    perSecond,
    late: late.length / Math.max(1, answered.length + late.length),
    other: others.length,
    refusalMs: p(refused, 0.99),
  }
}

const ended = (processes: readonly Process[]) =>
  processes.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length

export const runReal = async (seconds: number, callerCounts: readonly number[]): Promise<boolean> => {
  const shots = await drawRequests(['passport', 'card', 'proof'], 4)
  const costly = await drawCostly()
  const backends = await startBackends()
  const gatewayEnv = { REQUEST_TIMEOUT_MS: String(DEADLINE_MS) }
  const env = { WORKER_THREADS: '2', SECOND_OPINION: 'on' }
  const service = await startService(backends, { workers: ['ocr', 'id-reader-plus'], env, gatewayEnv })
  const send = async (name: string, callers: Callers[], forSeconds = seconds) => {
    const own = process.cpuUsage()
    const { result, cpuSeconds } = await spentDuring(() => callFor(service.url, callers, forSeconds, DEADLINE_MS))
    const { user, system } = process.cpuUsage(own)
    // What was answered after the end was begun before it: it counts for the time it took.
    const lasted = Math.max(forSeconds, ...result.map(({ atMs }) => atMs / 1000))
    return { sent: result, ...describe(name, result, lasted, cpuSeconds, (user + system) / 1e6) }
  }
  let met = true
  const check = (ok: boolean, what: string) => {
    if (!ok) console.log(`  missed: ${what}`)
    met &&= ok
  }
  try {
    await send('warming up', spread(CALM_CALLERS, shots), 5)
    const calm = await send(`${CALM_CALLERS} callers`, spread(CALM_CALLERS, shots))
    for (const count of callerCounts) {
      const flood = await send(`${count} callers that come back at once`, spread(count, shots))
      const useful = flood.perSecond / calm.perSecond
      console.log(`  useful work: ${useful.toFixed(2)} of what ${CALM_CALLERS} callers get (target ${targets.useful})`)
      check(useful >= targets.useful, 'useful work')
      check(flood.late <= targets.late, `504 are ${(100 * flood.late).toFixed(1)} % of the admitted ones (1 %)`)
      check(flood.refusalMs <= targets.refusalMs, `refusals within ${targets.refusalMs} ms`)
      check(flood.other === 0, 'answers other than 200, 503 and 504')
    }
    const others = tenants.slice(1)
    const p95 = (sent: readonly Sent[]) =>
      p(
        times(
          sent.filter((one) => others.includes(one.tenant)),
          200,
        ),
        0.95,
      )
    const quiet = spread(tenants.length, shots).slice(1)
    const usual = await send('six tenants, a caller each, beside one usual caller', spread(tenants.length, shots))
    const token = makeToken({ sub: tenants[0], services: ['ocr', 'liveness', 'id_reader_plus'] })
    const flood = {
      tenant: tenants[0]!,
      count: COSTLY_CALLERS,
      shot: (n: number) => ({ ...costly[n % costly.length]!, token }),
    }
    const beside = await send(`the same beside ${COSTLY_CALLERS} callers with the costliest pictures`, [
      flood,
      ...quiet,
    ])
    const rise = p95(beside.sent) / p95(usual.sent)
    console.log(`  p95 of the six: × ${rise.toFixed(2)} (target ${targets.rise})`)
    check(rise <= targets.rise, "the others' p95")
    const dead = ended([service.gateway, ...service.workers])
    console.log(`processes that ended: ${dead}`)
    check(dead === 0, 'processes ended')
    return met
  } finally {
    await service.stop()
    await backends.stop()
  }
}
