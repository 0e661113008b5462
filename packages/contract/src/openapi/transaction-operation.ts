import type { RefusalName } from '../refusals.js'
import { headersOf, json, refusalsOf } from './refusals-of.js'
import { transactionExample } from './transaction-example.js'

/** What may be done with a request that was answered. */
export const transactionOperation = (options: {
  id: string
  summary: string
  description: string
  refusals: RefusalName[]
}) => ({
  operationId: options.id,
  tags: ['transactions'],
  summary: options.summary,
  description: options.description,
  security: [{ bearer: [] }],
  parameters: [{ $ref: '#/components/parameters/TransactionId' }],
  responses: {
    200: {
      description: 'The record as it stands.',
      headers: { 'X-Request-Id': headersOf(404)['X-Request-Id'] },
      content: json(['TransactionRecord'], { record: transactionExample }),
    },
    ...refusalsOf([...options.refusals, 'unauthorized', 'transaction_unknown', 'unavailable']),
  },
})
