import type { Field } from './form-fields.js'

interface Props {
  field: Field
  value: string | boolean | undefined
  put: (name: string, value: string | boolean) => void
  /** Said of a choice that is left out. */
  none: string
}

/** One field of the form that samples send. */
export const FieldChoice = ({ field: { name, kind, choices, isRequired }, value, put, none }: Props) => {
  const said = String(value ?? '')
  if (kind === 'flag')
    return (
      <label class="check">
        <input type="checkbox" name={name} checked={value === true} onChange={() => put(name, value !== true)} />
        <code>{name}</code>
      </label>
    )
  if (kind === 'text')
    return (
      <label class="row">
        <code>{name}</code>
        <input name={name} size={6} value={said} onInput={(event) => put(name, event.currentTarget.value)} />
      </label>
    )
  return (
    <label class="row">
      <code>{name}</code>
      <select name={name} value={said} onChange={(event) => put(name, event.currentTarget.value)}>
        {!isRequired && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  )
}
