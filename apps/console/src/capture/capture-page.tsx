import type { CaptureDetail } from '@vivid/capture'
import { useEffect, useState } from 'preact/hooks'
import { Code } from '../shell/code.js'
import { Header } from '../shell/header.js'
import { useAppearance } from '../shell/use-appearance.js'
import { LanguageContext, texts } from '../text/language.js'
import { CaptureElement } from './capture-element.js'
import { type Choice, choices, sampleOf } from './choice.js'
import { TakenPictures } from './taken-pictures.js'

/** A page to try `<vivid-capture>`, and the lines that put it on another page. */
export const CapturePage = () => {
  const appearance = useAppearance()
  const { language, theme } = appearance
  const text = texts[language].capture
  const [choice, setChoice] = useState<Choice>('document-front')
  const [taken, setTaken] = useState<CaptureDetail | null>(null)
  useEffect(() => {
    document.title = text.title
  }, [text])
  const choose = (next: Choice) => {
    setChoice(next)
    setTaken(null)
  }
  return (
    <LanguageContext.Provider value={language}>
      <Header page="capture" version={undefined} appearance={appearance} />
      <main id="content" class="capture" tabIndex={-1}>
        <div class="hero">
          <h1>{text.heading}</h1>
          <p>{text.lead}</p>
        </div>
        <label class="row">
          {text.picture}
          <select name="kind" value={choice} onChange={(event) => choose(event.currentTarget.value as Choice)}>
            {choices.map((one) => (
              <option key={one} value={one}>
                {text.choices[one]}
              </option>
            ))}
          </select>
        </label>
        {/* Another picture is another element: the camera of the one before is closed. */}
        <CaptureElement key={choice} choice={choice} language={language} theme={theme} onCapture={setTaken} />
        <section id="result" aria-live="polite">
          {taken && <TakenPictures taken={taken} />}
        </section>
        <section>
          <h2>{text.sample}</h2>
          <Code text={sampleOf(choice, language)} />
          <p class="note">
            {text.file} <a href="/vivid-capture.js">vivid-capture.js</a>
          </p>
        </section>
      </main>
    </LanguageContext.Provider>
  )
}
