import { useState } from 'preact/hooks'
import { useText } from '../text/language.js'
import type { Access } from './access.js'

/** Who the page speaks as. Open where there is no token, or the last one was refused. */
export const TokenPanel = ({ access, isRefused }: { access: Access; isRefused: boolean }) => {
  const text = useText().token
  const [typed, setTyped] = useState('')
  const [isEditing, setEditing] = useState(false)
  const hasBuiltIn = Boolean(access.session?.token)
  const isMissing = access.session !== null && access.token(false) === null
  const isOpen = isEditing || isMissing
  return (
    <section class={`card token${isRefused || isMissing ? ' wanted' : ''}`} aria-labelledby="token-title">
      <h2 id="token-title" class={isOpen || isRefused ? '' : 'unseen'}>
        {text.title}
      </h2>
      {isRefused && (
        <p class="warn" role="alert">
          {text.expired}
        </p>
      )}
      {isMissing && <p>{text.none}</p>}
      {isOpen ? (
        <form
          class="token-form"
          onSubmit={(event) => {
            event.preventDefault()
            access.setOwn(typed.trim() || null)
            setEditing(false)
          }}
        >
          <label>
            <span>{text.own}</span>
            <input
              name="token"
              autocomplete="off"
              spellcheck={false}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{text.use}</button>
          <p class="note">{text.hint}</p>
        </form>
      ) : (
        <p class="token-line">
          <span>{access.isOwn ? text.own : text.builtIn}</span>
          {isRefused && !access.isOwn && (
            <button type="button" onClick={() => void access.refresh()}>
              {text.refresh}
            </button>
          )}
          {access.isOwn && hasBuiltIn && (
            <button type="button" class="quiet" onClick={() => access.setOwn(null)}>
              {text.forget}
            </button>
          )}
          <button type="button" class="quiet" onClick={() => setEditing(true)}>
            {text.change}
          </button>
        </p>
      )}
    </section>
  )
}
