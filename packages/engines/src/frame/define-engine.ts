import type { Asked, Engine, EngineAnswer, ErrorName, Seen } from '@vivid/contract'
import { UndecodableImage } from '@vivid/vision'
import type { Tools } from './networks.js'
import { type Run, startRun } from './run.js'

/** What one engine is, beside what every engine does. */
export interface EngineDefinition<Models extends Tools, Request extends Asked, Body, Trace> {
  readonly models: Models
  /** Runs every network once, so that the first caller does not pay for it. */
  warmUp(models: Models): Promise<void>
  /** The answer to bytes that are no picture. */
  readonly undecodable: ErrorName
  /** Where the stages of one request note what they saw. */
  trace(): Trace
  answer(run: Run<Models>, request: Request, trace: Trace): Promise<EngineAnswer<Body>>
  /** What was seen, for people to look at; undefined where nothing was. */
  describe(trace: Trace, request: Request): Seen | undefined
}

/** An engine with its clock, its trace and its timings: what it throws is a failure, what it is sent may be no picture. */
export const defineEngine = <Models extends Tools, Request extends Asked, Body, Trace>(
  definition: EngineDefinition<Models, Request, Body, Trace>,
): Engine<Request, Body> => ({
  warmUp: () => definition.warmUp(definition.models),
  answer: async (request) => {
    const run = startRun(definition.models, request.remainingMs)
    const trace = definition.trace()
    const answered = await definition.answer(run, request, trace).catch(rejectUndecodable(definition.undecodable))
    const seen = request.debug ? definition.describe(trace, request) : undefined
    return { ...answered, timings: run.timings, ...(seen && { seen }) }
  },
})

const rejectUndecodable = (error: ErrorName) => (thrown: unknown) => {
  if (!(thrown instanceof UndecodableImage)) throw thrown
  return { outcome: 'rejected', error } as const
}
