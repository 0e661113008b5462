import type { SampleRequest } from '../request-of.js'
import { csharp } from './csharp.js'
import { curl } from './curl.js'
import { java } from './java.js'
import { php } from './php.js'
import { python } from './python.js'
import { typescript } from './typescript.js'

/** `lang` is the highlighter's name of the language. */
export const sampleLanguages = [
  { lang: 'shell', label: 'curl', write: curl },
  { lang: 'typescript', label: 'TypeScript', write: typescript },
  { lang: 'python', label: 'Python', write: python },
  { lang: 'php', label: 'PHP', write: php },
  { lang: 'java', label: 'Java', write: java },
  { lang: 'csharp', label: 'C#', write: csharp },
] as const

/** One request in every language, as OpenAPI's `x-codeSamples` wants them. The token comes from `VIVID_TOKEN`. */
export const samplesOf = (request: SampleRequest) =>
  sampleLanguages.map(({ lang, label, write }) => ({ lang, label, source: write(request) }))
