import type { Answer } from '../service/send.js'
import { useText } from '../text/language.js'
import { debugOf } from './debug-of.js'

/** The machine readable zone as it was read, line by line. */
export const ZoneLines = ({ answer }: { answer: Answer }) => {
  const text = useText().seen
  const mrz = debugOf(answer).document?.pictures.find((picture) => picture.mrz)?.mrz
  if (!mrz) return null
  return (
    <div class="card">
      <h3>{text.zone}</h3>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section class="zone" tabIndex={0} aria-label={text.zone}>
        <pre>{mrz.lines.join('\n')}</pre>
      </section>
      <p class="meta">
        <span class="chip">{mrz.format}</span>
        <span class={`chip ${mrz.valid ? 'good' : 'flag'}`}>{mrz.valid ? text.zoneValid : text.zoneInvalid}</span>
        {mrz.failing_checks.map((check) => (
          <span key={check} class="chip flag">
            {check}
          </span>
        ))}
      </p>
    </div>
  )
}
