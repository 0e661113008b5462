import { type ErrorName, errors } from '@vivid/contract/errors'
import type { Answer } from '../service/send.js'
import { useLanguage, useText } from '../text/language.js'
import { debugOf } from './debug-of.js'
import { doubtful } from './doubtful.js'
import { Gauge } from './gauge.js'

/** The proof of life and the liveness test: scores against their thresholds, and what was found in words. */
export const Findings = ({ answer }: { answer: Answer }) => {
  const text = useText()
  const language = useLanguage()
  const { captures = [], selfie } = debugOf(answer)
  const scores = (answer.body.liveness ?? answer.body).api_response as { liveness: number; quality: number } | undefined
  const found = [...captures.flatMap(({ finding }) => (finding ? [finding.error] : [])), selfie?.problem]
  const words = found.filter((name): name is ErrorName => typeof name === 'string' && name in errors)
  const signals = doubtful(captures)
  const sides = captures.length > 1 ? [text.fields.front, text.fields.back] : []
  if (!scores && signals.length === 0 && words.length === 0) return null
  return (
    <section class="card" aria-labelledby="findings-title">
      <h3 id="findings-title">{selfie || scores ? text.gauge.liveness : text.gauge.genuine}</h3>
      {words.map((name) => (
        <p key={name} class="finding-text">
          {errors[name][language]}
        </p>
      ))}
      <div class="gauges">
        {scores && <Gauge label={text.gauge.liveness} value={scores.liveness} threshold={0.5} high="good" />}
        {scores && <Gauge label={text.gauge.quality} value={scores.quality} threshold={0.5} high="good" />}
        {signals.map(({ name, value, threshold, at }) => (
          <Gauge
            key={name}
            label={text.gauge.signals[name] ?? name}
            value={value}
            threshold={threshold}
            high="bad"
            {...(sides[at] ? { of: sides[at] } : {})}
          />
        ))}
      </div>
      {signals.length > 0 && sides.length > 0 && <p class="note">{text.gauge.ofSides}</p>}
    </section>
  )
}
