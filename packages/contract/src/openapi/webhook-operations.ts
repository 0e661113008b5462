import type { Example } from '../endpoints/endpoint.js'
import { EXAMPLE_ID as id } from '../example-id.js'
import { headersOf, json, refusalsOf } from './refusals-of.js'

const webhookId = `analysis_${id}`
const event = {
  type: 'analysis.done',
  timestamp: '2026-11-15T09:26:04.536Z',
  data: { id, kinds: ['selfie-liveness'], valid: true, error_code: null, reason: null },
}

const failedExample: Example = {
  summary: 'An event that could not be delivered',
  value: {
    failed: [
      { webhook_id: webhookId, event, attempts: 31, problem: 'HTTP 503', failed_at: '2026-11-16T09:26:04.536Z' },
    ],
  },
}
const replayedExample: Example = { summary: 'To be sent again', value: { webhook_id: webhookId, state: 'waiting' } }

const common = { tags: ['transactions'], security: [{ bearer: [] }] }
const answered = (description: string, schema: string, example: Example) => ({
  200: { description, headers: headersOf(404), content: json([schema], { shown: example }) },
})

/** What may be done about webhooks that nobody took. */
export const webhookPaths = {
  list: {
    get: {
      operationId: 'listFailedWebhooks',
      ...common,
      summary: 'Webhooks that could not be delivered',
      description:
        'Events of the tenant that its receiver did not accept for a day. The service keeps them for a week.',
      responses: {
        ...answered('Newest first.', 'FailedWebhooks', failedExample),
        ...refusalsOf(['unauthorized', 'unavailable']),
      },
    },
  },
  one: {
    post: {
      operationId: 'replayWebhook',
      ...common,
      summary: 'Send a webhook again',
      description: 'The service tries to deliver the event for another day.',
      parameters: [{ $ref: '#/components/parameters/WebhookId' }],
      responses: {
        ...answered('It will be sent.', 'ReplayedWebhook', replayedExample),
        ...refusalsOf(['unauthorized', 'webhook_unknown', 'unavailable']),
      },
    },
  },
}

/** What receivers are sent; OpenAPI 3.1 has a place for it. */
export const webhooks = {
  analysisEnded: {
    post: {
      operationId: 'analysisEnded',
      security: [],
      // Not shared with any path: generators would write both under one name, and one would replace the other.
      tags: ['events'],
      summary: 'An analysis sent with Prefer: respond-async has ended',
      description:
        'Sent to the address agreed with the tenant, by the convention of Standard Webhooks: the headers webhook-id, webhook-timestamp and webhook-signature prove where it comes from. It may come more than once. Any answer but 2xx is tried again, for a day.',
      requestBody: { required: true, content: json(['WebhookEvent'], { event: { summary: 'Done', value: event } }) },
      responses: { 200: { description: 'The event was taken.' } },
    },
  },
}
