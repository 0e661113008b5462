import { useText } from '../text/language.js'
import type { CatalogueEntry } from './catalogue-of.js'

/** One code: what it means, what to tell the person, what a program does about it. */
export const ErrorEntry = ({ entry: { id, meanings }, isChosen }: { entry: CatalogueEntry; isChosen: boolean }) => {
  const text = useText().docs
  return (
    <article id={id} class={`card error-entry${isChosen ? ' chosen' : ''}`}>
      <h3>
        <a href={`#${id}`}>{id}</a>
      </h3>
      <div>
        {meanings.map(({ name, status, text: said, remedy }) => (
          <div class="meaning" key={name}>
            <p class="said">{said}</p>
            <p class="meta">
              <span class="chip">HTTP {status}</span>
              <code>{name}</code>
              <span>{text.remedies[remedy]}</span>
            </p>
          </div>
        ))}
      </div>
    </article>
  )
}
