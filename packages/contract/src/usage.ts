import { type Static, Type } from 'typebox'
import { Choice, named } from './choice.js'
import { jobKinds } from './kinds/facts.js'

const Day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description })
const Count = Type.Integer({ minimum: 1 })
const of = {
  tenant: Type.String(),
  day: Day('Day on which the request began, in UTC.'),
  outcome: Type.String({
    description:
      '`answered`, `rejected` (with a code), `gone` (the caller hung up), `abandoned` (its gateway ended before it did), `failed`, or the reason of a refusal.',
  }),
}

const UsageOfKind = Type.Object(
  { tenant: of.tenant, day: of.day, kind: Choice(jobKinds), outcome: of.outcome, count: Count },
  named('UsageOfKind'),
)
const UsageOfTransactions = Type.Object(
  { tenant: of.tenant, day: of.day, outcome: of.outcome, count: Count },
  named('UsageOfTransactions'),
)

/** What tenants have used. */
export const UsageReport = Type.Object(
  {
    from: Day('The first day that is counted.'),
    to: Day('The last day that is counted.'),
    kinds: Type.Array(UsageOfKind, { description: 'A transaction counts once for each kind of work it asked for.' }),
    transactions: Type.Array(UsageOfTransactions, { description: 'Each transaction counts once.' }),
    sandbox: Type.Optional(
      Type.Array(UsageOfTransactions, {
        description:
          'Samples, asked for by `Sandbox-Answer`: each counts once here, and neither in `kinds` nor in `transactions`. Absent where there are none.',
      }),
    ),
  },
  named('UsageReport'),
)
export interface UsageReport extends Static<typeof UsageReport> {}

/** How long counts are kept. */
export const USAGE_DAYS = 400
