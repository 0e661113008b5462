import { useEffect, useMemo, useState } from 'preact/hooks'
import { Code } from '../../shell/code.js'
import { useLanguage, useText } from '../../text/language.js'
import { loadDocument } from '../load-document.js'
import type { Paths } from '../operation.js'
import { type Chosen, firstChoice, samplesFor, writeSample } from './chosen-request.js'
import { guideNames, layouts } from './layouts.js'
import { RequestChooser } from './request-chooser.js'
import { RichText } from './rich-text.js'

/** Short guides on one page, each at an address of its own: `/docs#errors`. */
export const GuidesPage = () => {
  const text = useText().guides
  const language = useLanguage()
  const [paths, setPaths] = useState<Paths | null>(null)
  const [chosen, choose] = useState<Chosen | null>(null)
  useEffect(() => {
    void loadDocument(language).then((document) => {
      setPaths(document.paths)
      choose((before) => before ?? firstChoice(document.paths))
    })
  }, [language])
  // The guides are not there yet when the browser looks for the address' own.
  useEffect(() => {
    if (paths) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [paths === null])
  const samples = useMemo(
    () => paths && chosen && samplesFor(paths, chosen, location.origin, language),
    [paths, chosen, language],
  )
  return (
    <div class="guides">
      <nav class="contents" aria-label={text.contents}>
        <ol>
          {guideNames.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{text.all[name].title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <h1>{text.title}</h1>
        <RichText text={text.lead} />
        {paths && chosen && samples && (
          <>
            <RequestChooser paths={paths} chosen={chosen} choose={choose} />
            {guideNames.map((name) => {
              const paragraphs: Record<string, string> = text.all[name].body
              return (
                <section key={name} id={name} class="guide" aria-labelledby={`${name}-title`}>
                  <h2 id={`${name}-title`}>{text.all[name].title}</h2>
                  {layouts[name].map((block) => {
                    if (typeof block === 'string') return <RichText key={block} text={paragraphs[block]!} />
                    const code = typeof block === 'function' ? writeSample(block(samples), chosen.lang) : block.code
                    return <Code key={code} text={code} />
                  })}
                </section>
              )
            })}
          </>
        )}
      </div>
    </div>
  )
}
