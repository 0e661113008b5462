/** Who is at fault decides what happens to the job: `caller` completes it with a coded answer, `dependency` retries it, `bug` fails it loudly. */
type Fault = 'caller' | 'dependency' | 'bug'
export type Language = 'en' | 'es'

export interface ErrorEntry {
  /** The interface's number; few are shared by two entries, and a test lists those. */
  code: number
  /** HTTP status of an answer that carries it. */
  status: number
  fault: Fault
  en: string
  es: string
}

/** Rejections: what was sent was analysed. */
export const finished = (code: number, en: string, es: string) => ({
  code,
  status: 200,
  fault: 'caller' as const,
  en,
  es,
})
/** Rejections: what was sent cannot be analysed. */
export const unusable = (code: number, status: number, en: string, es: string) => ({
  code,
  status,
  fault: 'caller' as const,
  en,
  es,
})
/** Failures. */
export const ours = (code: number, en: string, es: string) => ({
  code,
  status: 500,
  fault: 'bug' as const,
  en,
  es,
})

/** What to do about a failure. */
export const report = {
  en: 'try again, and report it if it happens again',
  es: 'inténtelo de nuevo y, si se repite, comuníquelo',
} as const
