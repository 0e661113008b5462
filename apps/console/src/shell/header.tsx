import { languages } from '@vivid/contract/interface'
import { type Language, languageNames, useText } from '../text/language.js'
import { Mark, Moon, Sun } from './icons.js'
import type { Appearance } from './use-appearance.js'

export type Page = 'try' | 'operate' | 'guides' | 'reference' | 'errors' | 'capture'

interface Props {
  page: Page
  version: string | undefined
  appearance: Appearance
}

export const Header = ({ page, version, appearance: { language, theme, setLanguage, switchTheme } }: Props) => {
  const text = useText()
  const current = (name: Page) => (page === name ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <header class="top">
      <a class="skip" href="#content">
        {text.skip}
      </a>
      <div class="top-row">
        <span class="brand">
          <Mark />
          <strong>Vivid</strong>
          {version && <small>{version}</small>}
        </span>
        <nav aria-label={text.nav.label}>
          <a href="/#try" {...current('try')}>
            {text.nav.try}
          </a>
          <a href="/#operate" {...current('operate')}>
            {text.nav.operate}
          </a>
          <a href="/docs" {...current('guides')}>
            {text.nav.guides}
          </a>
          <a href="/docs/reference" {...current('reference')}>
            {text.nav.reference}
          </a>
          <a href="/docs/errors" {...current('errors')}>
            {text.nav.errors}
          </a>
        </nav>
        <span class="switches">
          <select
            aria-label={text.switch.language}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as Language)}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
          <button
            type="button"
            class="quiet icon"
            aria-label={theme === 'dark' ? text.switch.light : text.switch.dark}
            onClick={switchTheme}
          >
            {theme === 'dark' ? <Sun /> : <Moon />}
          </button>
        </span>
      </div>
    </header>
  )
}
