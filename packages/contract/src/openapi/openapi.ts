import { RefusalBody } from '../answer-parts.js'
import type { Documented } from '../endpoints/endpoint.js'
import { endpointNames, interfaceVersion, routes } from '../interface.js'
import { endpoints } from '../kinds/index.js'
import type { Language } from '../languages.js'
import { DeferredAnalysis, TransactionRecord } from '../transactions.js'
import { UsageReport } from '../usage.js'
import { FailedWebhooks, ReplayedWebhook, WebhookEvent } from '../webhooks.js'
import { analysisOperation } from './analysis-operation.js'
import { componentsOf } from './components.js'
import { sharedParts } from './shared-parts.js'
import { transactionOperation } from './transaction-operation.js'
import { translated } from './translated.js'
import { usageOperation } from './usage-operation.js'
import { webhookPaths, webhooks } from './webhook-operations.js'

const all: readonly Documented[] = Object.values(endpoints)
const answers = [
  ...all.flatMap(({ docs }) => [
    ...docs.good.map(({ schema }) => schema),
    ...docs.bad,
    ...(docs.unfinished ? [docs.unfinished.schema] : []),
  ]),
  RefusalBody,
  TransactionRecord,
  DeferredAnalysis,
  UsageReport,
  FailedWebhooks,
  ReplayedWebhook,
  WebhookEvent,
]

const paths = {
  ...Object.fromEntries(endpointNames.map((name) => [routes[name], { post: analysisOperation(endpoints[name]) }])),
  [`${routes.transactions}{id}`]: {
    get: transactionOperation({
      id: 'getTransaction',
      summary: 'Look up a request',
      description:
        'For the tenant whose request it was, for as long as records are kept. It holds no personal data but for `result`, the answer of a request sent with `Prefer: respond-async`.',
      refusals: [],
      waits: true,
    }),
    delete: transactionOperation({
      id: 'eraseTransaction',
      summary: 'Erase what is kept of a request',
      description:
        'Deletes its images and the answer kept for its Idempotency-Key or for whoever asks for it. The record remains: id, tenant, kind, times, codes and model versions.',
      refusals: ['transaction_under_way'],
      waits: false,
    }),
  },
  [routes.usage]: { get: usageOperation },
  [routes.webhooks]: webhookPaths.list,
  [`${routes.webhooks}{id}`]: webhookPaths.one,
}

/** OpenAPI 3.1, made from the schemas that validate. */
export const openApi = (language: Language = 'en') => {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Vivid',
      version: interfaceVersion,
      description:
        'Reads identity documents and tells living people and genuine documents from fakes. Pictures go in as a multipart form, JSON comes out. Without unions, for code generators that take them wrongly: [flat OpenAPI 3.0](/openapi-3.0.json).',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'Vivid' },
    },
    servers: [{ url: '/', description: 'The service that this document comes from.' }],
    tags: [
      ...new Map(all.map(({ docs }) => [docs.tag.name, docs.tag])).values(),
      {
        name: 'transactions',
        'x-displayName': 'Transactions',
        description: 'The record of a request: look it up, or erase what is kept.',
      },
      {
        name: 'events',
        'x-displayName': 'Events',
        description: 'Events that the service sends about analyses with Prefer: respond-async.',
      },
      { name: 'usage', 'x-displayName': 'Usage', description: 'What a tenant has used, by day, kind and outcome.' },
    ],
    paths,
    webhooks,
    components: { ...sharedParts, schemas: componentsOf(answers) },
  }
  return language === 'en' ? document : translated(document, language)
}
