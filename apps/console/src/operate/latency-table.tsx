import type { ServiceState } from '@vivid/contract'
import { useText } from '../text/language.js'
import { between, quantileMs } from './percentiles.js'

const quantiles = [0.5, 0.9, 0.95, 0.99]
const RECENT_MS = 60_000

/** Percentiles per endpoint: of the last minute where something came in, and since the gateway started. */
export const LatencyTable = ({ states }: { states: readonly ServiceState[] }) => {
  const text = useText().operate
  const latest = states.at(-1)!
  const earlier = states.find(({ nowMs }) => latest.nowMs - nowMs <= RECENT_MS)
  const rows = latest.latency.flatMap((all) => {
    const recent = between(
      all,
      earlier?.latency.find(({ endpoint }) => endpoint === all.endpoint),
    )
    return [
      ...(recent.count > 0 ? [{ label: text.percentilesOf, seen: recent }] : []),
      { label: text.sinceStart, seen: all },
    ]
  })
  return (
    <section class="card" aria-labelledby="latency-title">
      <h2 id="latency-title">{text.percentiles}</h2>
      {rows.length === 0 ? (
        <p class="note">{text.nothing}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.endpoint}</th>
              {quantiles.map((q) => (
                <th key={q} scope="col">
                  p{q * 100}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, seen }) => (
              <tr key={`${seen.endpoint} ${label}`}>
                <th scope="row">
                  {seen.endpoint} <small>{label}</small>
                </th>
                {quantiles.map((q) => (
                  <td key={q}>{format(quantileMs(seen, q))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The space does not break: number and unit stay in one line. */
const format = (ms: number | null) =>
  ms === null ? '–' : ms < 1000 ? `${Math.round(ms)}\u00a0ms` : `${(ms / 1000).toFixed(1)}\u00a0s`
