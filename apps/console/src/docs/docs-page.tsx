import { useEffect } from 'preact/hooks'
import { Header } from '../shell/header.js'
import { useAppearance } from '../shell/use-appearance.js'
import { LanguageContext, texts } from '../text/language.js'
import { ErrorCatalogue } from './error-catalogue.js'
import { Reference } from './reference.js'

/** Two pages in one file: the reference, and the catalogue of errors that codes link to. */
export const DocsPage = () => {
  const appearance = useAppearance()
  const { language, theme } = appearance
  const page = location.pathname.startsWith('/docs/errors') ? 'errors' : 'reference'
  useEffect(() => {
    document.title = texts[language].docs.title
  }, [language])
  return (
    <LanguageContext.Provider value={language}>
      <Header page={page} version={undefined} appearance={appearance} />
      {page === 'errors' ? (
        <main id="content" tabIndex={-1}>
          <ErrorCatalogue />
        </main>
      ) : (
        // Scalar makes the page's `main` itself.
        <div id="content" tabIndex={-1}>
          <Reference key={`${language} ${theme}`} language={language} theme={theme} />
        </div>
      )}
    </LanguageContext.Provider>
  )
}
