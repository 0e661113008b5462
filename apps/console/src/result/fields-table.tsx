import type { SeenField } from '@vivid/contract'
import type { Answer } from '../service/send.js'
import { useText } from '../text/language.js'
import { type Group, groupsOf, pairsOf, type SidePair } from './rows-of.js'

export const FieldsTable = ({ answer }: { answer: Answer }) => {
  const text = useText().fields
  const groups = groupsOf(answer)
  const pairs = pairsOf(answer)
  if (groups.length === 0 && pairs.length === 0) return null
  return (
    <section class="card" aria-labelledby="fields-title">
      <h3 id="fields-title">{text.title}</h3>
      {groups.map((group) => (
        <OneGroup key={group.title} group={group} />
      ))}
      {pairs.length > 0 && <Sides pairs={pairs} />}
    </section>
  )
}

const OneGroup = ({ group: { title, rows } }: { group: Group }) => {
  const text = useText().fields
  return (
    <table class="fields">
      {title && <caption>{title}</caption>}
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.value}</th>
          <th scope="col">{text.confidence}</th>
          <th scope="col">{text.source}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, seen }) => (
          <tr key={name}>
            <th scope="row">{text.names[name] ?? name}</th>
            <td class="value">{value || <span class="dim">{text.empty}</span>}</td>
            <td>{seen && <Confidence seen={seen} />}</td>
            <td>{seen && <Sources seen={seen} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Sides = ({ pairs }: { pairs: SidePair[] }) => {
  const text = useText().fields
  return (
    <table class="fields sides">
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.front}</th>
          <th scope="col">{text.back}</th>
          <th scope="col">
            <span class="unseen">{text.agree}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ name, front, back, isSame }) => (
          <tr key={name} class={isSame === false ? 'differs' : ''}>
            <th scope="row">{text.names[name] ?? name}</th>
            {[front, back].map(({ value, seen }, i) => (
              <td key={i}>
                <span class="value">{value || <span class="dim">{text.empty}</span>}</span>
                {seen && value && <Confidence seen={seen} />}
              </td>
            ))}
            <td>{isSame !== null && <span class="chip">{isSame ? text.agree : text.differ}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Confidence = ({ seen: { confidence } }: { seen: SeenField }) => {
  const percent = Math.round(confidence * 100)
  return (
    <span class="confidence">
      <span class="bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} class={percent < 60 ? 'low' : ''} />
      </span>
      {percent} %
    </span>
  )
}

const Sources = ({ seen: { agreeing, source, flags } }: { seen: SeenField }) => {
  const text = useText().fields
  return (
    <>
      {[...new Set([source, ...agreeing])].map((name) => (
        <span key={name} class={`chip source ${name}`}>
          {text.sources[name] ?? name}
        </span>
      ))}
      {flags.map((flag) => (
        <span key={flag} class="chip flag">
          {text.flags[flag] ?? flag}
        </span>
      ))}
    </>
  )
}
