import { count, type Entry, type InjectedFault, recoveries } from './ledger.js'
import type { ChaosRun } from './run-chaos.js'

/** Seconds from the end of a fault to the end of the last request that it disturbed. */
const recoveryTargets: Record<string, number> = {
  'worker killed': 10_000,
  'Redis killed, state lost': 5_000,
  'Redis killed, state kept': 5_000,
}

export interface Judged {
  lines: string[]
  /** Nothing was lost, answered twice or answered wrongly. */
  sound: boolean
  /** Every recovery within its target. Says something of the service only where nothing else takes the machine's time. */
  inTime: boolean
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const describeOdd = ({ kind, verdict, sentAt, note }: Entry, faults: readonly InjectedFault[]): string => {
  const last = faults.findLast(({ injectedAt }) => injectedAt <= sentAt)
  const when = last ? `${seconds(sentAt - last.injectedAt)} after "${last.name}"` : 'before the first fault'
  return `${verdict} ${kind}, sent ${when}: ${note}`
}

export const describeRun = (run: ChaosRun): Judged => {
  const { entries, faults, doubled, slowMs, peakMb } = run
  const of = (verdict: Parameters<typeof count>[1]) => count(entries, verdict)
  const [right, refused, late, wrong, lost] = [of('right'), of('refused'), of('late'), of('wrong'), of('lost')]
  const cut = entries.filter(({ cuts }) => cuts > 0).length
  const table = recoveries(run, slowMs).map(({ name, times, slowestMs }) => {
    const target = recoveryTargets[name]
    const missed = target !== undefined && slowestMs > target
    const goal = target === undefined ? '' : ` (target ${seconds(target)}${missed ? ', MISSED' : ''})`
    return { missed, line: `  ${name.padEnd(32)} ${String(times).padStart(3)} ×   ${seconds(slowestMs)}${goal}` }
  })
  const odd = entries.filter(({ verdict }) => verdict === 'wrong' || verdict === 'lost' || verdict === 'late')
  const memory = Object.entries(peakMb).map(([name, mb]) => `${name} ${mb.toFixed(0)} MB`)
  return {
    lines: [
      `offered ${entries.length}: answered right ${right}, refused with 503 ${refused}, 504 at the deadline ${late}`,
      `lost ${lost}, answered twice ${doubled.length}, answered wrong ${wrong}`,
      `admitted (everything but refusals) ${entries.length - refused}; connections cut by a gateway that was killed, tried again by the caller: ${cut}`,
      `${faults.length} faults; slowest recovery by kind, from when nothing was broken any more to the end of the last`,
      `request that was refused, late or slower than ${seconds(slowMs)}:`,
      ...table.map(({ line }) => line),
      `highest memory: ${memory.join(', ')}`,
      ...odd.slice(0, 20).map((entry) => describeOdd(entry, faults)),
      ...doubled.slice(0, 20).map((text) => `twice: ${text}`),
    ],
    sound: lost === 0 && wrong === 0 && doubled.length === 0,
    inTime: table.every(({ missed }) => !missed),
  }
}
