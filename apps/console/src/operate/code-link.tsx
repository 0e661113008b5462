import { errors } from '@vivid/contract/errors'
import { useLanguage } from '../text/language.js'

/** A code with what it means, leading to its place in the catalogue. */
export const CodeLink = ({ code }: { code: string | number }) => {
  const language = useLanguage()
  const meaning = Object.values(errors).find((entry) => entry.code === Number(code))?.[language]
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
