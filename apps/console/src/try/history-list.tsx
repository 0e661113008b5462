import { verdictOf } from '../result/verdict.js'
import type { Answer } from '../service/send.js'
import { useText } from '../text/language.js'

interface Props {
  answers: readonly Answer[]
  show: (answer: Answer) => void
  clear: () => void
}

/** The last answers of this tab; one click shows one again. Nothing of them is kept when the tab is closed. */
export const HistoryList = ({ answers, show, clear }: Props) => {
  const text = useText()
  if (answers.length === 0) return null
  return (
    <section class="card history" aria-labelledby="history-title">
      <div class="history-head">
        <h2 id="history-title">{text.history.title}</h2>
        <button type="button" class="quiet" onClick={clear}>
          {text.history.clear}
        </button>
      </div>
      <ul>
        {answers.map((answer) => {
          const { tone, title, detail } = verdictOf(answer, text)
          return (
            <li key={answer.atMs}>
              <button type="button" class="quiet" onClick={() => show(answer)}>
                <span class={`dot ${tone}`} aria-hidden="true" />
                <span class="said">{[title, detail].filter(Boolean).join(': ')}</span>
                <small>{new Date(answer.atMs).toLocaleTimeString()}</small>
              </button>
            </li>
          )
        })}
      </ul>
      <p class="note">{text.history.note}</p>
    </section>
  )
}
