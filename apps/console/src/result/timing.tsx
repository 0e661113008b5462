import type { AnswerDebug } from '@vivid/contract'
import { useText } from '../text/language.js'

type OneKind = NonNullable<AnswerDebug['ocr']>

/** Where the time went: waiting, fetching, and each stage of the engine on one scale. */
export const Timing = ({ debug }: { debug: AnswerDebug }) => {
  const text = useText().timing
  const kinds = Object.entries(debug) as [string, OneKind][]
  const longestMs = Math.max(1, ...kinds.map(([, kind]) => totalMs(kind)))
  return (
    <div class="timing">
      {kinds.map(([name, kind]) => (
        <div key={name}>
          <h4>
            {text.kinds[name] ?? name} <small>{Math.round(totalMs(kind))} ms</small>
          </h4>
          <ul>
            {barsOf(kind, text).map(({ label, startMs, tookMs }, i) => (
              <li key={i}>
                <span>{label}</span>
                <span class="lane" aria-hidden="true">
                  <span
                    style={{
                      left: `${(100 * startMs) / longestMs}%`,
                      width: `${Math.max(0.4, (100 * tookMs) / longestMs)}%`,
                    }}
                  />
                </span>
                <small>{tookMs < 10 ? tookMs.toFixed(1) : Math.round(tookMs)} ms</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

const totalMs = ({ timings: { queuedMs, fetchMs, engineMs } }: OneKind) => queuedMs + fetchMs + engineMs

const barsOf = ({ timings, steps }: OneKind, text: { queued: string; fetch: string }) => {
  const begunMs = timings.queuedMs + timings.fetchMs
  return [
    { label: text.queued, startMs: 0, tookMs: timings.queuedMs },
    { label: text.fetch, startMs: timings.queuedMs, tookMs: timings.fetchMs },
    ...steps
      .filter(({ step }) => step === 'stage')
      .map(({ name, startMs, tookMs }) => ({ label: name, startMs: begunMs + startMs, tookMs })),
  ]
}
