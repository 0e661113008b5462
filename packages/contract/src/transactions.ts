import { type Static, Type } from 'typebox'
import { TransactionId } from './answer-parts.js'
import { Choice, named } from './choice.js'
import { endpointNames, jobKinds, kindFacts } from './kinds/facts.js'
import { SidesLink } from './sides-link.js'

const findings = new Map(Object.values(kindFacts).flatMap((facts) => Object.entries<string>(facts.findings)))
/** The class of attack that a proof of life or a selfie was taken for, by the error that says so. */
export const findingOf = (error: string | null): string | null => findings.get(error ?? '') ?? null

const Moment = (description: string) => Type.String({ format: 'date-time', description })
const Maybe = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
const Milliseconds = Type.Integer({ minimum: 0 })

const TransactionJob = Type.Object(
  {
    kind: Choice(jobKinds),
    queued_ms: Milliseconds,
    fetch_ms: Milliseconds,
    engine_ms: Milliseconds,
    models: Type.Array(Type.String({ description: 'id@version of a network that was run' })),
  },
  named('TransactionJob'),
)

/** What is remembered of a request: nothing of what its pictures show. */
export const TransactionRecord = Type.Object(
  {
    id: TransactionId,
    tenant: Type.String(),
    kind: Choice(endpointNames),
    state: Choice(['under_way', 'finished', 'abandoned'], {
      description: '`abandoned`: its gateway ended before the analysis did.',
    }),
    started_at: Moment('When the form had arrived.'),
    finished_at: Maybe(Moment('When the answer was ready.')),
    status: Maybe(Type.Integer({ description: 'HTTP status; 499 where the caller hung up.' })),
    error_code: Maybe(Type.Integer()),
    error: Maybe(Type.String({ description: 'Name of the coded error, or reason of the refusal.' })),
    finding: Maybe(Type.String({ description: `Class of the attack: ${[...findings.values()].join(', ')}.` })),
    link: Type.Union([SidesLink, Type.Null()], {
      description: 'As `details.link` of the answer; null for anything but an answered card.',
    }),
    jobs: Type.Array(TransactionJob),
    images_kept_until: Maybe(Moment('Until when the encrypted images are kept; null when they are not.')),
    erased_at: Maybe(Moment('When images and kept answer were erased on demand.')),
  },
  named('TransactionRecord'),
)
export interface TransactionRecord extends Static<typeof TransactionRecord> {}
