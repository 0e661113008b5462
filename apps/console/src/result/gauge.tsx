import { useText } from '../text/language.js'

interface Props {
  label: string
  /** 0…1 */
  value: number
  threshold: number
  /** Which side of the threshold one wants to be on. */
  high: 'good' | 'bad'
  /** The side that it tells of. */
  of?: string
}

const RADIUS = 42
const point = (share: number, r: number): string => {
  const angle = Math.PI * (1 - share)
  return `${50 + r * Math.cos(angle)} ${50 - r * Math.sin(angle)}`
}
const arc = (to: number) => `M ${point(0, RADIUS)} A ${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}`

/** Half a dial with the threshold marked. */
export const Gauge = ({ label, value, threshold, high, of }: Props) => {
  const text = useText().gauge
  const isGood = high === 'good' ? value >= threshold : value < threshold
  const shown = Math.min(1, Math.max(0.005, value))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn as a dial
    <div
      class={`gauge ${isGood ? 'good' : 'bad'}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={value}
      aria-valuetext={`${value.toFixed(2)}, ${text.threshold} ${threshold.toFixed(2)}`}
    >
      <svg viewBox="0 0 100 58" aria-hidden="true">
        <path class="track" d={arc(1)} />
        <path class="value" d={arc(shown)} />
        <path class="limit" d={`M ${point(threshold, RADIUS - 8)} L ${point(threshold, RADIUS + 7)}`} />
        <text x="50" y="50">
          {value.toFixed(2)}
        </text>
      </svg>
      <span class="gauge-label">{label}</span>
      <small>
        {of && `${of}, `}
        {text.threshold} {threshold.toFixed(2)}
      </small>
    </div>
  )
}
