import type { SeenMeasure } from '@vivid/contract'
import type { Answer } from '../service/send.js'
import { useText } from '../text/language.js'
import { debugOf } from './debug-of.js'

/** Every number that a rejection may rest on, beside its limit. */
export const FaceMeasures = ({ answer }: { answer: Answer }) => {
  const text = useText().measures
  const seen = debugOf(answer).selfie
  const measures = seen?.measures.filter(({ name }) => name !== 'liveness' && name !== 'quality') ?? []
  if (!seen || measures.length === 0) return null
  return (
    <section class="card" aria-labelledby="measures-title">
      <h3 id="measures-title">{text.title}</h3>
      <ul class="measures">
        {measures.map((measure) => (
          <li key={measure.name} class={measure.ok ? 'good' : 'bad'}>
            <span>{text.names[measure.name] ?? measure.name}</span>
            <strong>{format(measure.value, text.units[measure.name])}</strong>
            <small>
              {text.limit} {limitOf(measure, text.units[measure.name])}
            </small>
          </li>
        ))}
      </ul>
      <p class="note">{text.note}</p>
    </section>
  )
}

/** Angles and pixels are whole numbers. */
const format = (value: number, unit = '') =>
  `${unit === '' && Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value)}${unit}`

const limitOf = ({ min, max }: SeenMeasure, unit?: string) => {
  if (min !== undefined && max !== undefined) return `${format(min, unit)}–${format(max, unit)}`
  return min === undefined ? `≤ ${format(max!, unit)}` : `≥ ${format(min, unit)}`
}
