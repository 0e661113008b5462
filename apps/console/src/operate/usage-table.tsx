import type { UsageReport } from '@vivid/contract'
import { useText } from '../text/language.js'
import { usageRows } from './usage-rows.js'

/** What each tenant has used, by kind of work. */
export const UsageTable = ({ report }: { report: UsageReport }) => {
  const text = useText()
  const rows = usageRows(report)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
    <section class="card wide" aria-labelledby="usage-title" tabIndex={0}>
      <h2 id="usage-title">{text.operate.usage}</h2>
      {rows.length === 0 ? (
        <p class="note">{text.operate.nothing}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.operate.tenant}</th>
              <th scope="col">{text.operate.kind}</th>
              <th scope="col">{text.operate.today}</th>
              <th scope="col">{text.operate.thirtyDays}</th>
              <th scope="col">{text.operate.unanswered}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ tenant, kind, today, all, unanswered }) => (
              <tr key={`${tenant} ${kind}`} data-tenant={tenant}>
                <th scope="row">{tenant}</th>
                <td>{text.timing.kinds[kind]}</td>
                <td>{today}</td>
                <td>{all}</td>
                <td>{unanswered}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
