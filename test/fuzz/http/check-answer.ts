import { errors, refusals } from '@vivid/contract'
import type { Exchanged } from './exchange.js'
import type { HostileRequest } from './hostile-requests.js'

const codes = new Set(Object.values(errors).map(({ code, status }) => `${code}/${status}`))
const reasons = new Map<string, number>(Object.entries(refusals).map(([reason, { status }]) => [reason, status]))

/** What is wrong with an answer, or nothing. */
export const checkAnswer = (
  request: Pick<HostileRequest, 'isWhole' | 'mayEnter'>,
  answer: Exchanged,
): string | undefined => {
  if (answer.ended === 'silent') return 'neither an answer nor a closed connection in time'
  if (answer.ended === 'closed') return request.isWhole ? 'closed without an answer' : undefined
  if (!answer.contentType.startsWith('application/json'))
    return `answered ${answer.status} with ${answer.contentType || 'no content type'}`
  const body = parseJson(answer.body)
  if (body === undefined) return `answered ${answer.status} with a body that is no JSON: ${answer.body.slice(0, 80)}`
  if (answer.status >= 500 && answer.status !== 503) return `answered ${answer.status}: ${answer.body.slice(0, 120)}`
  if (!request.mayEnter && (answer.status === 200 || answer.status === 403))
    return `let in with a wrong token: ${answer.status}`
  return isDocumented(answer.status, body) ? undefined : `not documented: ${answer.status} ${answer.body.slice(0, 120)}`
}

const parseJson = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** A coded failure or a refusal with its own status; without either it is an analysis' answer. */
const isDocumented = (status: number, body: { error_code?: unknown; reason?: unknown }): boolean => {
  if (body.error_code !== undefined) return codes.has(`${body.error_code}/${status}`)
  if (body.reason !== undefined) return reasons.get(String(body.reason)) === status
  return status === 200
}
