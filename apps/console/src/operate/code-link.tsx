import { errors } from '@vivid/contract/errors'
import { useLanguage, useText } from '../text/language.js'

/** A code with what it means, leading to its place in the catalogue. */
export const CodeLink = ({ code }: { code: string | number }) => {
  const language = useLanguage()
  const text = useText().operate
  const entries = Object.values(errors).filter((entry) => entry.code === Number(code))
  // The figures hold the number alone, which findings of a document share.
  const meaning = entries.length > 1 ? text.several : entries[0]?.[language]
  if (meaning === undefined) return <span class="chip">{code}</span>
  return (
    <>
      <a class="chip" href={`/docs/errors#${code}`}>
        {code}
      </a>{' '}
      <small>{meaning.split(':')[0]}</small>
    </>
  )
}
