import { useText } from '../../text/language.js'
import type { Paths } from '../operation.js'
import { sampleLanguages } from '../samples/samples-of.js'
import { type Chosen, endpointsOf, type SampleLanguage, withPath } from './chosen-request.js'
import { FieldChoice } from './field-choice.js'
import { fieldsOf, fitted, offered } from './form-fields.js'

interface Props {
  paths: Paths
  chosen: Chosen
  choose: (chosen: Chosen) => void
}

/** Endpoint, form and programming language: every sample of the page follows. */
export const RequestChooser = ({ paths, chosen, choose }: Props) => {
  const text = useText().guides.chooser
  const fields = fieldsOf(paths[chosen.path]!.post!)
  const put = (name: string, value: string | boolean) => {
    const { [name]: _, ...rest } = chosen.values
    const values = value === '' || value === false ? rest : { ...rest, [name]: value }
    choose({ ...chosen, values: fitted(fields, values) })
  }
  return (
    <section class="card chooser" aria-labelledby="chooser-title">
      <h2 id="chooser-title">{text.title}</h2>
      <p class="note">{text.lead}</p>
      <div class="choices">
        <label class="row">
          <span>{text.endpoint}</span>
          <select
            name="endpoint"
            value={chosen.path}
            onChange={({ currentTarget }) => choose(withPath(paths, chosen, currentTarget.value))}
          >
            {endpointsOf(paths).map((path) => (
              <option key={path} value={path}>
                {paths[path]!.post!.summary}
              </option>
            ))}
          </select>
        </label>
        <label class="row">
          <span>{text.language}</span>
          <select
            name="sample-language"
            value={chosen.lang}
            onChange={({ currentTarget }) => choose({ ...chosen, lang: currentTarget.value as SampleLanguage })}
          >
            {sampleLanguages.map(({ lang, label }) => (
              <option key={lang} value={lang}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {offered(fields, chosen.values).map((field) => (
          <FieldChoice key={field.name} field={field} value={chosen.values[field.name]} put={put} none={text.none} />
        ))}
      </div>
    </section>
  )
}
