import type { Texts } from './languages.js'

/** Who is at fault decides what happens to the job: `caller` completes it with a coded answer, `dependency` retries it, `bug` fails it loudly. */
type Fault = 'caller' | 'dependency' | 'bug'

export interface ErrorEntry extends Texts {
  /** The interface's number; few are shared by two entries, and a test lists those. */
  code: number
  /** HTTP status of an answer that carries it. */
  status: number
  fault: Fault
}

/** Rejections: what was sent was analysed. */
export const finished = (code: number, en: string, es: string, pt: string) => ({
  code,
  status: 200,
  fault: 'caller' as const,
  en,
  es,
  pt,
})
/** Rejections: what was sent cannot be analysed. */
export const unusable = (code: number, status: number, en: string, es: string, pt: string) => ({
  code,
  status,
  fault: 'caller' as const,
  en,
  es,
  pt,
})
/** Failures. */
export const ours = (code: number, en: string, es: string, pt: string) => ({
  code,
  status: 500,
  fault: 'bug' as const,
  en,
  es,
  pt,
})

/** What to do about a failure. */
export const report = {
  en: 'try again, and report it if it happens again',
  es: 'inténtelo de nuevo y, si se repite, comuníquelo',
  pt: 'tente de novo e, se o erro se repetir, avise-nos',
} as const
