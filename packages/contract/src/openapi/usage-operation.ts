import type { Example } from '../endpoints/endpoint.js'
import { headersOf, json, refusalsOf } from './refusals-of.js'

const of = { tenant: 'acme', day: '2026-11-15' }
const usageExample: Example = {
  summary: 'Two days of one tenant',
  value: {
    from: '2026-11-14',
    to: '2026-11-15',
    kinds: [
      { ...of, kind: 'ocr', outcome: 'answered', count: 1204 },
      { ...of, kind: 'ocr', outcome: 'rejected', count: 31 },
    ],
    transactions: [
      { ...of, outcome: 'answered', count: 1204 },
      { ...of, outcome: 'rejected', count: 31 },
    ],
  },
}

const csv = 'tenant,day,kind,outcome,count\r\nacme,2026-11-15,ocr,answered,1204\r\n'

/** What the caller's tenant has used. */
export const usageOperation = {
  operationId: 'getUsage',
  tags: ['usage'],
  summary: 'What the tenant has used',
  description:
    "Transactions of the token's tenant by day, kind of work and outcome, each counted once, for 400 days. Samples of the sandbox stand apart in `sandbox`, and not in CSV. Without a period: the last 30 days.",
  security: [{ bearer: [] }],
  parameters: ['From', 'To', 'Format'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
  responses: {
    200: {
      description: 'The counts; those of today still grow.',
      headers: headersOf(404),
      content: {
        ...json(['UsageReport'], { report: usageExample }),
        'text/csv': { schema: { type: 'string' }, example: csv },
      },
    },
    ...refusalsOf(['invalid_period', 'unauthorized', 'unavailable']),
  },
}
