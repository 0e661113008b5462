import type { Answer } from '../service/send.js'
import { useText } from '../text/language.js'
import { contradictionsOf } from './contradictions-of.js'

/** Every field of which two places say different things, side by side. */
export const Contradictions = ({ answer }: { answer: Answer }) => {
  const text = useText()
  const found = contradictionsOf(answer.body)
  if (found.length === 0) return null
  return (
    <section class="card" aria-labelledby="contradictions-title">
      <h3 id="contradictions-title">{text.contradictions.title}</h3>
      <table class="fields">
        <tbody>
          {found.map(({ field, between, values }) => (
            <tr key={`${field}/${between.join()}`} class="differs">
              <th scope="row">{text.fields.names[field] ?? field}</th>
              {between.map((place, at) => (
                <td key={place}>
                  <span class="chip">{text.contradictions.places[place] ?? place}</span>{' '}
                  <span class="value">{values[at]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
