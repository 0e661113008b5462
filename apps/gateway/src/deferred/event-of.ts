import type { WebhookEvent } from '@vivid/contract'
import type { EndedAnalysis } from './attempt-analysis.js'

const validOf = (body: unknown): boolean | null => {
  const { valid } = body as { valid?: unknown }
  return typeof valid === 'boolean' ? valid : null
}

/** What a tenant is told of an analysis that has ended: how, but nothing of what its pictures show. */
export const eventOf = ({ id, record, kinds, body }: EndedAnalysis): WebhookEvent => ({
  type: record.status === 200 ? 'analysis.done' : 'analysis.failed',
  timestamp: new Date(record.finishedAtMs ?? record.startedAtMs).toISOString(),
  data: {
    id,
    kinds: [...kinds],
    valid: validOf(body),
    error_code: record.code ?? null,
    reason: record.error ?? null,
    ...(record.isSandbox && { sandbox: true }),
  },
})
