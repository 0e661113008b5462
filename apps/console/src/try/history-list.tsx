import { verdictOf } from '../result/verdict.js'
import type { Answer } from '../service/send.js'
import { useText } from '../text/language.js'

/** The last answers of this page; one click shows one again. Nothing of them is kept when the page is closed. */
export const HistoryList = ({ answers, show }: { answers: readonly Answer[]; show: (answer: Answer) => void }) => {
  const text = useText()
  if (answers.length < 2) return null
  return (
    <section class="card history" aria-labelledby="history-title">
      <h2 id="history-title">{text.history.title}</h2>
      <ul>
        {answers.map((answer) => {
          const { tone, title, detail } = verdictOf(answer, text)
          return (
            <li key={answer.atMs}>
              <button type="button" class="quiet" onClick={() => show(answer)}>
                <span class={`dot ${tone}`} aria-hidden="true" />
                <span>{[title, detail].filter(Boolean).join(': ').slice(0, 60)}</span>
                <small>{new Date(answer.atMs).toLocaleTimeString()}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
