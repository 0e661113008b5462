import { Type } from 'typebox'
import { named } from './choice.js'
import type { ErrorEntry } from './error-entry.js'

export const Said = (description: string) => Type.String({ description })
export const Share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

export const TransactionId = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  format: 'int64',
  description: 'Transaction id',
})
/** Where the caller asks for it. */
export const MaybeId = Type.Optional(TransactionId)

export const Message = Type.String({
  minLength: 1,
  description: 'What is wrong and what to do, in the language asked for',
})

export const ReasonName = Said('Why the answer failed, as one name: see the header Error-Reason')

/** Absent from what engines answered. */
export const MaybeSandbox = Type.Optional(
  Type.Boolean({ description: 'It was a sample, asked for by `Sandbox-Answer`.' }),
)

/** What the gateway adds to a failed answer where `details` is asked for; the interface does not list it. */
export const MaybeFailureDetails = Type.Optional(
  Type.Object({ reason: ReasonName, sandbox: MaybeSandbox }, named('FailureDetails')),
)

/** From the lowest code of these errors to the highest. */
export const CodeOf = (errors: Readonly<Record<string, ErrorEntry>>) => {
  const codes = Object.values(errors).map(({ code }) => code)
  return Type.Integer({
    minimum: Math.min(...codes),
    maximum: Math.max(...codes),
    description: 'Code, see the catalogue of errors',
  })
}

/** Answers of the gateway itself, for which the interface has no number. */
export const RefusalBody = Type.Object(
  {
    error: Message,
    reason: Said('Name of the refusal'),
    field: Type.Optional(Said('The field that is wrong')),
    request_id: Type.Optional(
      Type.String({ format: 'uuid', description: 'Names the request in logs; also in the header X-Request-Id' }),
    ),
  },
  named('Refusal'),
)
