import type { Language } from '../text/language.js'

/** What the page offers to take a picture of. */
export const choices = ['document-front', 'document-back', 'selfie', 'selfie-turned'] as const
export type Choice = (typeof choices)[number]

/** The attributes of `<vivid-capture>` that ask for it. */
export const attributesOf = (choice: Choice, language: Language): Record<string, string> => ({
  ...(choice === 'selfie-turned' ? { kind: 'selfie', pictures: '2' } : { kind: choice }),
  lang: language,
})

/** The lines of a page that asks for the same. */
export const sampleOf = (choice: Choice, language: Language): string => {
  const attributes = Object.entries(attributesOf(choice, language)).map(([name, value]) => `${name}="${value}"`)
  return `<script type="module" src="/vivid-capture.js"></script>
<vivid-capture ${attributes.join(' ')}></vivid-capture>
<script type="module">
  document.querySelector('vivid-capture').addEventListener('capture', ({ detail }) => {
    console.log(detail.blob, detail.warnings${choice === 'selfie-turned' ? ', detail.turned.blob' : ''})
  })
</script>`
}
