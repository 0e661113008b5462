import type { AnswerDebug } from '@vivid/contract'
import { reasonHeader, sandboxHeader } from '@vivid/contract/interface'
import { fieldsOf, type Inquiry, paths, sentPictures } from './inquiry.js'

/** biome-ignore lint/suspicious/noExplicitAny: every variant of the interface is shown as it comes */
export type Body = Record<string, any>

export interface Answer {
  status: number
  body: Body
  /** The header Error-Reason: why the answer failed, or what is wrong with a document that was read. */
  reason: string | null
  /** It was asked for by name: no picture was analysed. */
  isSandbox: boolean
  debug: AnswerDebug | null
  tookMs: number
  /** When it arrived, by the browser's clock. */
  atMs: number
  /** What was asked, for the picture and the curl line. */
  inquiry: Inquiry
}

/** What became of the last question; null before the first. */
export type Outcome = { answer: Answer } | { down: true } | null

/** Throws only when nobody answers; refusals are answers. */
export const send = async (inquiry: Inquiry, token: string, language: string): Promise<Answer> => {
  const form = new FormData()
  for (const [name, value] of fieldsOf(inquiry)) form.append(name, value)
  for (const name of sentPictures(inquiry)) {
    const picture = inquiry.pictures[name]!
    form.append(name, picture, picture.name)
  }
  const startedAt = performance.now()
  const response = await fetch(paths[inquiry.about], {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language, 'x-debug': 'true' },
  })
  const { debug = null, ...body } = (await response.json()) as Body
  const tookMs = Math.round(performance.now() - startedAt)
  const reason = response.headers.get(reasonHeader)
  const isSandbox = response.headers.get(sandboxHeader) === 'true'
  return { status: response.status, body, reason, isSandbox, debug, tookMs, atMs: Date.now(), inquiry }
}
