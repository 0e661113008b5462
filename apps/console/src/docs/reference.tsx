import { useEffect, useRef } from 'preact/hooks'
import type { Theme } from '../shell/use-appearance.js'
import { type Language, useText } from '../text/language.js'
import { loadDocument, withSamples } from './load-document.js'
import { loadScalar } from './load-scalar.js'
import { mendScalar } from './mend-scalar.js'

/** Scalar's reference of our own OpenAPI document. It is made anew for another language or theme. */
export const Reference = ({ language, theme }: { language: Language; theme: Theme }) => {
  const place = useRef<HTMLDivElement>(null)
  const { raw, nav } = useText()
  useEffect(() => mendScalar(place.current!, { ...raw, reference: nav.reference }), [language])
  useEffect(() => {
    let made: { destroy(): void } | null = null
    let isOver = false
    void Promise.all([loadScalar(), loadDocument(language)]).then(([scalar, described]) => {
      if (isOver) return
      made = scalar.createApiReference(place.current!, {
        content: withSamples(described, location.origin),
        localization: { locale: language },
        theme: 'none',
        forceDarkModeState: theme,
        hideDarkModeToggle: true,
        // Samples are ours, in the languages that callers use.
        hiddenClients: true,
        hideClientButton: true,
        showDeveloperTools: 'never',
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        documentDownloadType: 'json',
        defaultOpenAllTags: true,
        expandAllResponses: false,
        persistAuth: false,
        // Every answer shows its schema beside its example.
        hideModels: true,
        authentication: { preferredSecurityScheme: 'bearer' },
      })
    })
    return () => {
      isOver = true
      made?.destroy()
    }
  }, [])
  return <div class="reference" ref={place} data-language={language} />
}
