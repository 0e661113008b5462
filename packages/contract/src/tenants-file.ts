import { type Static, Type } from 'typebox'
import { Choice } from './choice.js'
import { languages } from './languages.js'

const closed = { additionalProperties: false } as const

/** Where a tenant is told of analyses that it did not wait for. */
export const TenantWebhook = Type.Object(
  {
    url: Type.String({ pattern: '^https?://', description: 'Address that events are sent to.' }),
    secrets: Type.Array(Type.String({ minLength: 24 }), {
      minItems: 1,
      maxItems: 2,
      description: 'What events are signed with. Two while one replaces the other: each event carries both signatures.',
    }),
    data: Type.Optional(
      Type.Boolean({
        description: 'Whether events carry the answer itself, personal data included; false by default.',
      }),
    ),
  },
  closed,
)
export type TenantWebhook = Static<typeof TenantWebhook>

/** What was agreed with one tenant. */
export const TenantEntry = Type.Object(
  {
    requests_per_second: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: 'How often it may call; beyond it 429. No limit by default.' }),
    ),
    burst: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        description: 'How many calls at once; as many as in a second by default, at least 1.',
      }),
    ),
    weight: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        description: "Its share of a busy service against the others'; 1 by default.",
      }),
    ),
    concurrency: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          'How many requests it may have under way at all gateways together; beyond it 429. No limit by default.',
      }),
    ),
    language: Type.Optional(
      Choice(languages, { description: 'Of messages, where a request has no Accept-Language; en by default.' }),
    ),
    retention_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'How long its images are kept after the answer; RETENTION_SECONDS by default, and never longer.',
      }),
    ),
    webhook: Type.Optional(TenantWebhook),
    sandbox: Type.Optional(
      Type.Boolean({
        description: 'Whether it may ask for sample answers by the header Sandbox-Answer; false by default.',
      }),
    ),
  },
  closed,
)
export type TenantEntry = Static<typeof TenantEntry>

export type TenantsFile = Record<string, TenantEntry>
/** The file of TENANTS_FILE. */
export const TenantsFile = Type.Unsafe<TenantsFile>({
  title: 'Tenants of Vivid',
  description: "Entries by the token's `sub`; `*` holds for every tenant that has no entry of its own.",
  type: 'object',
  additionalProperties: TenantEntry,
})
