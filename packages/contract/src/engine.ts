import type { ErrorName, FailureName } from './errors.js'
import type { OcrDetails } from './kinds/ocr/details.js'
import type { InvalidReason } from './kinds/ocr/invalid-reasons.js'
import type { Look } from './look.js'
import type { Seen } from './seen.js'
import type { SidesLink } from './sides-link.js'

/** What may be asked of every engine. */
export interface Asked {
  /** A developer wants to be shown what was seen. */
  debug?: boolean
  /** Milliseconds from now after which nobody waits any more; what is optional is left out in time. */
  remainingMs?: number
}

/** How long one step of an engine took: a stage of its pipeline, or one run of a network inside a stage. */
export interface StepTiming {
  step: 'stage' | 'inference'
  /** The stage's verb or the model's id. */
  name: string
  /** The model's. */
  version?: string
  /** Since the engine was handed the request. */
  startMs: number
  tookMs: number
}

/** What one engine adds to an answer when a developer asks for it; never part of an answer in production. */
export interface EngineDebug {
  seen?: Seen
  steps: readonly StepTiming[]
}

interface Observed {
  /** What was judged, in which picture. */
  looks?: readonly Look[]
  /** In the order in which the steps ended. */
  timings?: readonly StepTiming[]
  /** Where a developer asked for it. */
  seen?: Seen
}

/** A verdict the caller can act on. */
export interface Rejected extends Observed {
  outcome: 'rejected'
  error: ErrorName
  /** Which step failed (`back: mrz`), for identity cards' `details.metadata`, see `metadataText`; never personal data. */
  metadata?: string
  /** What was measured, where the engine got that far: the numbers that the kind's answers may tell (`api_response`). */
  scores?: object
  /** What is known of an identity card all the same, where it was asked for. */
  details?: OcrDetails
}

export interface Answered<Body> extends Observed {
  outcome: 'answered'
  body: Body
  /** Of both sides of a card. */
  link?: SidesLink
  /** Why the document is not valid, or why a part of it could not be read. */
  reason?: InvalidReason | ErrorName
}

export type EngineAnswer<Body> = Answered<Body> | Rejected

/**
 * Thrown by an engine that knows which step of it failed, so that the caller learns it. Anything else that is thrown stands for
 * the failure of its kind of work, see its `ownFailure`.
 */
export class EngineFailure extends Error {
  constructor(
    readonly failure: FailureName,
    cause: unknown,
  ) {
    super(failure, { cause })
  }
}

/**
 * One per thread: picture bytes and the caller's options in, an answer out. It knows no queue, store or HTTP. A thrown error is a
 * failure: a bug or a broken machine, never a verdict.
 */
export interface Engine<Request, Body> {
  /** Runs every network once, so that the first caller does not pay for it. */
  warmUp(): Promise<void>
  answer(request: Request): Promise<EngineAnswer<Body>>
}
