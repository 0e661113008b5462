import { type ErrorName, errors } from '@vivid/contract/errors'
import type { Answer } from '../service/send.js'
import { useLanguage, useText } from '../text/language.js'
import { debugOf } from './debug-of.js'
import { Gauge } from './gauge.js'

/** The proof of life and the liveness test: scores against their thresholds, and what was found in words. */
export const Findings = ({ answer }: { answer: Answer }) => {
  const text = useText()
  const language = useLanguage()
  const { captures = [], selfie } = debugOf(answer)
  const scores = (answer.body.liveness ?? answer.body).api_response as { liveness: number; quality: number } | undefined
  const found = [...captures.flatMap(({ finding }) => (finding ? [finding.error] : [])), selfie?.problem]
  const words = found.filter((name): name is ErrorName => typeof name === 'string' && name in errors)
  const signals = strongest(captures)
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
        {signals.map(({ name, value, threshold }) => (
          <Gauge key={name} label={text.gauge.signals[name] ?? name} value={value} threshold={threshold} high="bad" />
        ))}
      </div>
    </section>
  )
}

/** A document is as genuine as its more doubtful side. */
const strongest = (captures: NonNullable<ReturnType<typeof debugOf>['captures']>) => {
  const byName = new Map<string, { name: string; value: number; threshold: number }>()
  for (const signal of captures.flatMap(({ signals }) => signals ?? [])) {
    const known = byName.get(signal.name)
    if (!known || signal.value > known.value) byName.set(signal.name, signal)
  }
  return [...byName.values()]
}
