import type { WebhookEvent } from '@vivid/contract'

/** The message does not come from the service, is old, or was altered on its way. */
export class WebhookNotOurs extends Error {
  override name = 'WebhookNotOurs'
}

type HeaderValue = string | string[] | undefined
type SentHeaders = Headers | Readonly<Record<string, HeaderValue>>

/** Clocks differ, and a message takes its time; an older one may have been recorded by somebody. */
const TOLERANCE_SECONDS = 300
const prefix = 'whsec_'

const headerOf = (headers: SentHeaders, name: string): string => {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return [value ?? ''].flat().join(' ')
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** Whether one of the signatures (`v1,BASE64`, separated by spaces) was made with this secret. */
const isSigned = async (signatures: string, content: string, secret: string): Promise<boolean> => {
  const encoder = new TextEncoder()
  const raw = secret.startsWith(prefix) ? bytesOf(secret.slice(prefix.length)) : encoder.encode(secret)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify'])
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? [bytesOf(one.slice(3))] : []))
  const checked = await Promise.all(
    given.map((signature) => crypto.subtle.verify(algorithm, key, signature, encoder.encode(content))),
  )
  return checked.includes(true)
}

/**
 * The event of a webhook, once its signature and its age are checked as Standard Webhooks has it; rejects with `WebhookNotOurs`.
 * `body` is the text as it came. Several secrets may be given while one replaces the other.
 */
export const verifyWebhook = async (
  headers: SentHeaders,
  body: string,
  secret: string | readonly string[],
  nowMs: number = Date.now(),
): Promise<WebhookEvent> => {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string]
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) throw new WebhookNotOurs('the headers of a webhook are missing')
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) {
    throw new WebhookNotOurs('the webhook is too old, or its clock or ours is wrong')
  }
  const secrets = typeof secret === 'string' ? [secret] : secret
  const content = `${id}.${timestamp}.${body}`
  const checked = await Promise.all(secrets.map((one) => isSigned(signatures, content, one)))
  if (!checked.includes(true)) throw new WebhookNotOurs('no signature of the webhook was made with this secret')
  return JSON.parse(body) as WebhookEvent
}
