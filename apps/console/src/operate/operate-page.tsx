import type { JobKind, ServiceState, UsageReport } from '@vivid/contract'
import type { Access } from '../shell/access.js'
import { TokenPanel } from '../shell/token-panel.js'
import { useLanguage, useText } from '../text/language.js'
import { BoardLine } from './board-line.js'
import { CodeLink } from './code-link.js'
import { LatencyTable } from './latency-table.js'
import { Sparkline } from './sparkline.js'
import { UsageTable } from './usage-table.js'
import { useServiceState } from './use-state.js'
import { useUsage } from './use-usage.js'

export const OperatePage = ({ access }: { access: Access }) => {
  const text = useText().operate
  const { states, problem } = useServiceState(access.token(false))
  const usage = useUsage(access.token(false))
  const latest = states.at(-1)
  return (
    <>
      <div class="hero row">
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        <p class={`live ${problem ?? (latest ? 'on' : '')}`} role="status">
          {problem === null ? latest && text.live : text[problem]}
        </p>
      </div>
      {(problem === 'denied' || access.token(false) === null) && (
        <TokenPanel access={access} isRefused={problem === 'denied'} />
      )}
      {latest && <State latest={latest} states={states} usage={usage} />}
    </>
  )
}

const State = ({
  latest,
  states,
  usage,
}: {
  latest: ServiceState
  states: readonly ServiceState[]
  usage: UsageReport | null
}) => (
  <div class="dashboard">
    <Queues state={latest} />
    <Sparkline states={states} />
    <LatencyTable states={states} />
    <Outcomes state={latest} />
    <Errors state={latest} />
    {usage && <UsageTable report={usage} />}
  </div>
)

const Queues = ({ state }: { state: ServiceState }) => {
  const text = useText()
  const dash = (value: number | null) => (value === null ? '–' : value)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
    <section class="card wide" aria-labelledby="queues-title" tabIndex={0}>
      <h2 id="queues-title">{text.operate.queue}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.operate.kind}</th>
            <th scope="col">{text.operate.waiting}</th>
            <th scope="col">{text.operate.active}</th>
            <th scope="col">{text.operate.oldest}</th>
            <th scope="col">{text.operate.workers}</th>
            <th scope="col">{text.operate.threads}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(state.kinds) as JobKind[]).map((kind) => {
            const { waiting, active, oldestSeconds, workers, threads, busyThreads } = state.kinds[kind]
            return (
              <tr key={kind} data-kind={kind}>
                <th scope="row">{text.timing.kinds[kind]}</th>
                <td>{dash(waiting)}</td>
                <td>{dash(active)}</td>
                <td>{oldestSeconds ? `${oldestSeconds.toFixed(1)} s` : '–'}</td>
                <td class={workers === 0 ? 'alarm' : ''}>{workers}</td>
                <td>
                  {busyThreads} / {threads}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <BoardLine board={state.board} />
    </section>
  )
}

const Outcomes = ({ state }: { state: ServiceState }) => {
  const text = useText().operate
  const sorted = [...state.requests].sort((a, b) => b.count - a.count)
  return (
    <section class="card" aria-labelledby="outcomes-title">
      <h2 id="outcomes-title">{text.outcomes}</h2>
      {sorted.length === 0 ? (
        <p class="note">{text.nothing}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.endpoint}</th>
              <th scope="col">{text.outcome}</th>
              <th scope="col">{text.count}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ endpoint, outcome, code, count }) => (
              <tr key={`${endpoint} ${outcome} ${code}`}>
                <th scope="row">{endpoint}</th>
                <td>
                  {text.outcomesOf[outcome] ?? outcome} {code !== 'none' && <CodeLink code={code} />}
                </td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const Errors = ({ state }: { state: ServiceState }) => {
  const text = useText().operate
  const language = useLanguage()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium', hourCycle: 'h23' })
  return (
    <section class="card" aria-labelledby="errors-title">
      <h2 id="errors-title">{text.errors}</h2>
      {state.errors.length === 0 ? (
        <p class="note">{text.noErrors}</p>
      ) : (
        <ul class="errors">
          {state.errors.slice(0, 12).map(({ atMs, endpoint, outcome, status, code }) => (
            <li key={`${atMs} ${endpoint}`} class={status >= 500 ? 'bad' : ''}>
              <time dateTime={new Date(atMs).toISOString()}>{time.format(atMs)}</time>
              <span>{endpoint}</span>
              <span>{text.outcomesOf[outcome] ?? outcome}</span>
              <CodeLink code={code ?? status} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
