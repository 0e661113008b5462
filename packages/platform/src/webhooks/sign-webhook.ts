import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

/** Standard Webhooks writes secrets as `whsec_` and base64; others count as the text that they are. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret)

/** The headers of an event, as Standard Webhooks has them: one signature for each secret, so that secrets can be replaced. */
export const signWebhook = (
  { id, body, secrets }: { id: string; body: string; secrets: readonly string[] },
  nowMs: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> => {
  const timestamp = String(Math.floor(nowMs / 1000))
  const sign = (secret: string) =>
    `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': secrets.map(sign).join(' ') }
}
