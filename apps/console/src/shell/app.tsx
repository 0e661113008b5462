import { useEffect, useState } from 'preact/hooks'
import { OperatePage } from '../operate/operate-page.js'
import { LanguageContext } from '../text/language.js'
import { TryPage } from '../try/try-page.js'
import { useAccess } from './access.js'
import { Header, type Page } from './header.js'
import { useAppearance } from './use-appearance.js'

const pageOfAddress = (): Page => (location.hash === '#operate' ? 'operate' : 'try')

export const App = () => {
  const appearance = useAppearance()
  const [page, setPage] = useState<Page>(pageOfAddress)
  const access = useAccess()
  const [hasOperated, setOperated] = useState(page === 'operate')
  useEffect(() => {
    if (page === 'operate') setOperated(true)
  }, [page])
  useEffect(() => {
    const follow = () => setPage(pageOfAddress())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return (
    <LanguageContext.Provider value={appearance.language}>
      <Header page={page} version={access.session?.version} appearance={appearance} />
      <main id="content" tabIndex={-1}>
        {/* Kept in place, so that an answer is still there on the way back. */}
        <div hidden={page !== 'try'}>
          <TryPage access={access} isShown={page === 'try'} />
        </div>
        {/* From the first visit on: its graphs go on while another page is shown. */}
        {hasOperated && (
          <div hidden={page !== 'operate'}>
            <OperatePage access={access} />
          </div>
        )}
      </main>
    </LanguageContext.Provider>
  )
}
