import type { ServiceState } from '@vivid/contract'
import { useText } from '../text/language.js'
import { ratesOf } from './percentiles.js'

const [width, height, points] = [300, 72, 59]

/** Requests per second over the last two minutes. */
export const Sparkline = ({ states }: { states: readonly ServiceState[] }) => {
  const text = useText().operate
  const rates = ratesOf(states)
  const now = rates.at(-1) ?? 0
  const highest = Math.max(1, ...rates)
  const x = (i: number) => width - ((rates.length - 1 - i) * width) / (points - 1)
  const line = rates.map(
    (rate, i) => `${x(i).toFixed(1)},${(height - 4 - (rate / highest) * (height - 10)).toFixed(1)}`,
  )
  return (
    <section class="card" aria-labelledby="rate-title">
      <h2 id="rate-title">{text.throughput}</h2>
      <p class="figure">{now.toFixed(1)}</p>
      <svg class="spark" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {line.length > 1 && (
          <>
            <polygon points={`${x(0).toFixed(1)},${height} ${line.join(' ')} ${width},${height}`} />
            <polyline points={line.join(' ')} />
          </>
        )}
      </svg>
    </section>
  )
}
