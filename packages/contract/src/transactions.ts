import { type Static, Type } from 'typebox'
import { MaybeSandbox, TransactionId } from './answer-parts.js'
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
    models: Type.Array(Type.String({ description: 'id@version of a model that was used' })),
  },
  named('TransactionJob'),
)

/** How far an analysis is whose caller does not wait. */
const deferredStates = ['waiting', 'running', 'done', 'failed'] as const

/** The answer to a request with `Prefer: respond-async`. */
export const DeferredAnalysis = Type.Object(
  { id: TransactionId, state: Choice(['waiting']) },
  named('DeferredAnalysis'),
)
export interface DeferredAnalysis extends Static<typeof DeferredAnalysis> {}

/** What is remembered of a request: nothing of what its pictures show. */
export const TransactionRecord = Type.Object(
  {
    id: TransactionId,
    tenant: Type.String(),
    kind: Choice(endpointNames),
    state: Choice(['under_way', 'finished', ...deferredStates, 'abandoned'], {
      description:
        '`under_way` and `finished`: the caller waited for its answer. `waiting`, `running`, `done` and `failed`: sent with `Prefer: respond-async`. `abandoned`: its gateway or Redis was lost before the analysis ended.',
    }),
    started_at: Moment('When the form had arrived.'),
    finished_at: Maybe(Moment('When the answer was ready.')),
    status: Maybe(Type.Integer({ description: 'HTTP status; 499 where the caller hung up.' })),
    error_code: Maybe(Type.Integer()),
    error: Maybe(Type.String({ description: 'Why it failed: as the header Error-Reason of the answer.' })),
    finding: Maybe(Type.String({ description: `Class of the attack: ${[...findings.values()].join(', ')}.` })),
    link: Type.Union([SidesLink, Type.Null()], {
      description: 'As `details.link` of the answer; null for anything but an answered card.',
    }),
    sandbox: MaybeSandbox,
    jobs: Type.Array(TransactionJob),
    images_kept_until: Maybe(Moment('Until when the encrypted images are kept; null when they are not.')),
    erased_at: Maybe(Moment('When images and kept answer were erased on demand.')),
    result: Type.Optional(
      Type.Unknown({
        description:
          'Of a request sent with `Prefer: respond-async`, once it is `done` or `failed`: the body that it would have been answered with, beside `status`.',
      }),
    ),
  },
  named('TransactionRecord'),
)
export interface TransactionRecord extends Static<typeof TransactionRecord> {}
