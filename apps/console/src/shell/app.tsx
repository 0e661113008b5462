import { useEffect, useState } from 'preact/hooks'
import { OperatePage } from '../operate/operate-page.js'
import { browserLanguage, type Language, LanguageContext } from '../text/language.js'
import { TryPage } from '../try/try-page.js'
import { useAccess } from './access.js'
import { Header, type Page } from './header.js'
import { useRemembered } from './use-remembered.js'

type Theme = 'light' | 'dark'
const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
const pageOfAddress = (): Page => (location.hash === '#operate' ? 'operate' : 'try')

export const App = () => {
  const [language, setLanguage] = useRemembered<Language>('vivid-language', browserLanguage)
  const [theme, setTheme] = useRemembered<Theme>('vivid-theme', systemTheme)
  const [page, setPage] = useState<Page>(pageOfAddress)
  const access = useAccess()
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.theme = theme
  }, [language, theme])
  useEffect(() => {
    const follow = () => setPage(pageOfAddress())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return (
    <LanguageContext.Provider value={language}>
      <Header
        page={page}
        theme={theme}
        version={access.session?.version}
        switchLanguage={() => setLanguage(language === 'en' ? 'es' : 'en')}
        switchTheme={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
      />
      <main id="content" tabIndex={-1}>
        {/* Kept in place, so that an answer is still there on the way back. */}
        <div hidden={page !== 'try'}>
          <TryPage access={access} />
        </div>
        {page === 'operate' && <OperatePage access={access} />}
      </main>
    </LanguageContext.Provider>
  )
}
