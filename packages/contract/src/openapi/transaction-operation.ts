import type { RefusalName } from '../refusals.js'
import { headersOfFailed, json, orSamples, refusalsOf } from './refusals-of.js'
import { doneExample, transactionExample } from './transaction-example.js'

/** What may be done with a request that was answered. */
export const transactionOperation = (options: {
  id: string
  summary: string
  description: string
  refusals: RefusalName[]
  /** Whether a caller may wait for the end of an analysis here. */
  waits: boolean
}) => ({
  operationId: options.id,
  tags: ['transactions'],
  summary: options.summary,
  description: options.description,
  security: [{ bearer: [] }],
  parameters: ['TransactionId', ...(options.waits ? ['PreferWait'] : [])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  })),
  responses: orSamples({
    200: {
      description: 'The record as it stands.',
      headers: {
        ...headersOfFailed(404),
        ...(options.waits
          ? {
              'Preference-Applied': { $ref: '#/components/headers/PreferenceApplied' },
              'Retry-After': { $ref: '#/components/headers/RetryAfter' },
            }
          : {}),
      },
      content: json(['TransactionRecord'], {
        record: transactionExample,
        ...(options.waits ? { done: doneExample } : {}),
      }),
    },
    ...refusalsOf([...options.refusals, 'unauthorized', 'transaction_unknown', 'unavailable']),
  }),
})
