import { type Static, Type } from 'typebox'
import { Choice, named } from './choice.js'
import { endpointNames, jobKinds } from './kinds/facts.js'

const Maybe = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description })
const common = {
  time: Type.String({ format: 'date-time', description: 'When it ended, by the clock of Redis.' }),
  tenant: Type.String({ description: 'The `sub` of the token.' }),
  id: Type.Integer({ minimum: 1, description: 'Of the transaction.' }),
}
const token = Maybe(Type.String(), "The token's `jti`, or `sha256:` and the hash of the token.")

/** One transaction, written once it has ended. */
const AuditedTransaction = Type.Object(
  {
    audit: Type.Literal('transaction'),
    ...common,
    started: Type.String({ format: 'date-time', description: 'When its form had arrived; usage counts by this day.' }),
    endpoint: Choice(endpointNames),
    kinds: Type.Array(Choice(jobKinds), { description: 'The work that it asked for.' }),
    outcome: Type.String({ description: 'As in the usage report.' }),
    status: Maybe(Type.Integer(), 'HTTP status; 499 where the caller hung up, null where there was no answer.'),
    code: Maybe(Type.Integer(), 'Number of the error, where the answer has one.'),
    reason: Maybe(Type.String(), 'Why it failed: as the header Error-Reason of the answer.'),
    ms: Type.Integer({ minimum: 0, description: 'From the arrival of its form to its end.' }),
    networks: Type.Array(Type.String(), { description: 'Networks that were run, as id@version.' }),
    service: Type.String({ description: 'Version of the service.' }),
    token,
    sandbox: Type.Optional(
      Type.Boolean({ description: 'It was a sample, which is counted apart from what was used.' }),
    ),
  },
  named('AuditedTransaction'),
)

/** One erasure that a tenant asked for. */
const AuditedErasure = Type.Object(
  { audit: Type.Literal('erasure'), ...common, service: Type.String(), token },
  named('AuditedErasure'),
)

/** One line of AUDIT_LOG. It holds no personal data. */
export const AuditLine = Type.Union([AuditedTransaction, AuditedErasure], {
  title: 'Audit line of Vivid',
  description: 'One line of the stream that AUDIT_LOG names.',
})
export type AuditLine = Static<typeof AuditLine>
