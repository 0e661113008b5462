import { useState } from 'preact/hooks'
import { curlOf } from '../service/curl.js'
import type { Answer } from '../service/send.js'
import { Code } from '../shell/code.js'
import { useLanguage, useText } from '../text/language.js'
import { Timing } from './timing.js'

type Tab = 'json' | 'curl' | 'timing' | 'debug'

export const RawTabs = ({ answer }: { answer: Answer }) => {
  const text = useText().raw
  const language = useLanguage()
  const [tab, setTab] = useState<Tab>('json')
  const tabs: Tab[] = answer.debug ? ['json', 'curl', 'timing', 'debug'] : ['json', 'curl']
  const shown = tabs.includes(tab) ? tab : 'json'
  const texts: Partial<Record<Tab, string>> = {
    json: JSON.stringify(answer.body, null, 2),
    curl: curlOf(answer.inquiry, location.origin, language),
    // Hundreds of points would hide the rest.
    debug: JSON.stringify(answer.debug, (key, value) => (key === 'mesh' ? `${value.length} points` : value), 1),
  }
  const step = (by: number) => {
    const next = tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length]!
    setTab(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <section class="card" aria-label={text.label}>
      <div class="tabs" role="tablist" aria-label={text.label}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={shown === name}
            aria-controls="raw-panel"
            tabIndex={shown === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(1)
              if (event.key === 'ArrowLeft') step(-1)
            }}
          >
            {text[name]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div id="raw-panel" role="tabpanel" aria-labelledby={`tab-${shown}`} tabIndex={0}>
        {shown === 'timing' ? <Timing debug={answer.debug!} /> : <Code text={texts[shown]!} />}
      </div>
    </section>
  )
}
