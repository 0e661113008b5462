import { useEffect, useMemo, useState } from 'preact/hooks'
import { useLanguage, useText } from '../text/language.js'
import { type CatalogueEntry, catalogueOf } from './catalogue-of.js'
import { ErrorEntry } from './error-entry.js'

const matches = (entry: CatalogueEntry, wanted: string) =>
  [entry.id, ...entry.meanings.flatMap(({ name, text, status }) => [name, text, String(status)])].some((text) =>
    text.toLowerCase().includes(wanted.trim().toLowerCase()),
  )

/** Every code and refusal, each at an address of its own: `/docs/errors#801`. */
export const ErrorCatalogue = () => {
  const text = useText().docs
  const language = useLanguage()
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState(() => location.hash.slice(1))
  const groups = useMemo(() => catalogueOf(language), [language])
  useEffect(() => {
    const follow = () => setChosen(location.hash.slice(1))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  // The entries are not there yet when the browser looks for the address' own.
  useEffect(() => document.getElementById(chosen)?.scrollIntoView({ block: 'start' }), [chosen])
  const shown = groups
    .map(({ group, entries }) => ({ group, entries: entries.filter((entry) => matches(entry, wanted)) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div class="catalogue">
      <h1>{text.errorsTitle}</h1>
      <p class="lead">{text.errorsLead}</p>
      <label class="search">
        <span>{text.search}</span>
        <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      {shown.length === 0 && <p role="status">{text.nothing}</p>}
      {shown.map(({ group, entries }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{text.groups[group]}</h2>
          {entries.map((entry) => (
            <ErrorEntry key={entry.id} entry={entry} isChosen={entry.id === chosen} />
          ))}
        </section>
      ))}
    </div>
  )
}
