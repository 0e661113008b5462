import { useState } from 'preact/hooks'
import { useText } from '../text/language.js'

/** A text to be copied as it is. */
export const Code = ({ text }: { text: string }) => {
  const words = useText().raw
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 1_500)
  }
  return (
    <div class="code">
      <button type="button" class="quiet" onClick={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  )
}
