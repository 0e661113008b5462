import { type Static, Type } from 'typebox'
import { MaybeSandbox, TransactionId } from './answer-parts.js'
import { Choice, named } from './choice.js'
import { jobKinds } from './kinds/facts.js'

const Moment = Type.String({ format: 'date-time' })
const Maybe = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** What happened to an analysis, without anything personal unless the tenant wants the answer itself. */
const WebhookData = Type.Object(
  {
    id: TransactionId,
    kinds: Type.Array(Choice(jobKinds)),
    valid: Maybe(Type.Boolean({ description: '`valid` of the answer; null where it has none.' })),
    error_code: Maybe(Type.Integer()),
    reason: Maybe(Type.String({ description: 'Why it failed: as the header Error-Reason of the answer.' })),
    sandbox: MaybeSandbox,
    result: Type.Optional(
      Type.Unknown({ description: 'The answer itself, only where the tenant has asked for it (`webhook.data`).' }),
    ),
  },
  named('WebhookData'),
)

/** The body of a webhook, by the convention of Standard Webhooks. */
export const WebhookEvent = Type.Object(
  {
    type: Choice(['analysis.done', 'analysis.failed']),
    timestamp: Moment,
    data: WebhookData,
  },
  named('WebhookEvent'),
)
export interface WebhookEvent extends Static<typeof WebhookEvent> {}

const FailedWebhook = Type.Object(
  {
    webhook_id: Type.String(),
    event: WebhookEvent,
    attempts: Type.Integer({ minimum: 0 }),
    problem: Type.String({ description: 'Why the last attempt failed.' }),
    failed_at: Moment,
  },
  named('FailedWebhook'),
)
export interface FailedWebhook extends Static<typeof FailedWebhook> {}

/** Events that a tenant's receiver did not take. */
export const FailedWebhooks = Type.Object({ failed: Type.Array(FailedWebhook) }, named('FailedWebhooks'))

/** An event that will be sent again. */
export const ReplayedWebhook = Type.Object(
  { webhook_id: Type.String(), state: Choice(['waiting']) },
  named('ReplayedWebhook'),
)
