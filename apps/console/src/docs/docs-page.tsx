import { useEffect } from 'preact/hooks'
import { Header, type Page } from '../shell/header.js'
import { useAppearance } from '../shell/use-appearance.js'
import { LanguageContext, texts } from '../text/language.js'
import { ErrorCatalogue } from './error-catalogue.js'
import { GuidesPage } from './guides/guides-page.js'
import { Reference } from './reference.js'

const pageOfAddress = (): Page => {
  if (location.pathname.startsWith('/docs/errors')) return 'errors'
  // Links to an operation were made when the reference stood at `/docs` itself.
  const isReference = location.pathname.startsWith('/docs/reference') || location.hash.startsWith('#tag/')
  return isReference ? 'reference' : 'guides'
}

/** Three pages in one file: the guides, the reference, and the catalogue of errors that codes link to. */
export const DocsPage = () => {
  const appearance = useAppearance()
  const { language, theme } = appearance
  const page = pageOfAddress()
  useEffect(() => {
    document.title = texts[language].docs.title
  }, [language])
  return (
    <LanguageContext.Provider value={language}>
      <Header page={page} version={undefined} appearance={appearance} />
      {page === 'reference' ? (
        // Scalar makes the page's `main` itself.
        <div id="content" tabIndex={-1}>
          <Reference key={`${language} ${theme}`} language={language} theme={theme} />
        </div>
      ) : (
        <main id="content" tabIndex={-1}>
          {page === 'errors' ? <ErrorCatalogue /> : <GuidesPage />}
        </main>
      )}
    </LanguageContext.Provider>
  )
}
