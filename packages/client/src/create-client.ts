import type { Biometrics, FaceMatchAnswer, Reason, TransactionRecord, UsageReport } from '@vivid/contract'
import { type Deferred, sendAsync, waitFor } from './analyse-async.js'
import { files, type Language, routes } from './interface.js'
import { type OpenFile, type Picture, toBlob } from './picture.js'
import type { AnswerTo, BiometricsRequest, FaceMatchRequest, LivenessRequest, OcrRequest } from './requests.js'
import { type Result, resultOf } from './results.js'
import { type Message, send, type Transport, verdictOf } from './send.js'
import { type Shrink, type ShrinkOptions, shrinkToLimit } from './shrink.js'
import { createTokenSource, type TokenProvider } from './token-source.js'
import { wait } from './wait.js'

export interface ClientOptions extends ShrinkOptions {
  /** Where the gateway is, e.g. `https://vivid.example`. */
  url: string
  token: TokenProvider
  /** Language of error texts. */
  language?: Language
  /** Limit of one attempt. */
  timeoutMs?: number
  /** After the first attempt, on 429, 502, 503 and broken connections. */
  retries?: number
  /** For calls that name none, see `CallOptions`. */
  sandboxAnswer?: CallOptions['sandboxAnswer']
  fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  /** The same key and the same request are answered once and the same; by default each call has a key of its own. */
  idempotencyKey?: string
  /** In the sandbox: the answer to give, `valid` or a reason such as `document_on_screen`; no engine works for it, it is marked `sandbox` and counted apart. */
  sandboxAnswer?: 'valid' | Reason
  signal?: AbortSignal
}

/** What each analysis is asked with. */
interface AnalysisRequests {
  ocr: OcrRequest
  liveness: LivenessRequest
  faceMatch: FaceMatchRequest
  biometrics: BiometricsRequest
}
type AnalysisName = keyof AnalysisRequests
type AnswerBy<Name extends AnalysisName, Request> = Name extends 'faceMatch'
  ? FaceMatchAnswer
  : Name extends 'biometrics'
    ? Biometrics
    : AnswerTo<Request>

export interface VividClient {
  /** Reads a document. A coded rejection is a value; what is no verdict is a `VividError`. */
  ocr<Request extends OcrRequest>(request: Request, options?: CallOptions): Promise<Result<AnswerTo<Request>>>
  /** Tells whether a selfie shows a living person. */
  liveness<Request extends LivenessRequest>(request: Request, options?: CallOptions): Promise<Result<AnswerTo<Request>>>
  /** Tells whether a selfie shows the person on a document. 730: it does not. */
  faceMatch(request: FaceMatchRequest, options?: CallOptions): Promise<Result<FaceMatchAnswer>>
  /** All contracted services in one request; `consistent` is whether every part is valid. A part's own code stands in its part. */
  biometrics(request: BiometricsRequest, options?: CallOptions): Promise<Result<Biometrics>>
  /** `ocr` and `liveness` for callers that do not wait: resolves when the service has accepted the request. */
  analyseAsync<Name extends AnalysisName, Request extends AnalysisRequests[Name]>(
    name: Name,
    request: Request,
    options?: CallOptions,
  ): Promise<Deferred<AnswerBy<Name, Request>>>
  /** The answer to what `analyseAsync` sent, whenever it is ready. Rejects with a `VividError` when the analysis failed. */
  waitFor<Answer = unknown>(
    deferred: Deferred<Answer> | number,
    options?: Pick<CallOptions, 'signal'>,
  ): Promise<Result<Answer>>
  /** The record of a request of the same tenant; null where none is kept. */
  transaction(id: number, options?: Pick<CallOptions, 'signal'>): Promise<TransactionRecord | null>
  /** What the tenant has used, by day (YYYY-MM-DD, UTC); the last 30 days where nothing else is said. */
  usage(period?: { from?: string; to?: string }, options?: Pick<CallOptions, 'signal'>): Promise<UsageReport>
  /** Erases its pictures and kept answer. */
  erase(id: number, options?: Pick<CallOptions, 'signal'>): Promise<TransactionRecord | null>
}

type Part = Picture | boolean | undefined

/** What Node and browsers do each in their own way. */
export interface Surroundings {
  openFile: OpenFile
  shrink: Shrink
}

/** A picture as it is sent in a field. */
type Prepare = (name: string, picture: Picture) => Promise<Blob>

/** Pictures are opened once; the form is made anew for every attempt. */
const formOf = async (request: object, prepare: Prepare): Promise<() => FormData> => {
  const parts = await Promise.all(
    Object.entries(request as Record<string, Part>)
      .filter((entry): entry is [string, Picture | boolean] => entry[1] !== undefined)
      .map(async ([name, value]): Promise<[string, string | Blob]> => {
        if (!files.has(name)) return [name, value === true ? 'True' : value === false ? 'False' : String(value)]
        return [name, await prepare(name, value as Picture)]
      }),
  )
  return () => {
    const form = new FormData()
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, value, name)
    }
    return form
  }
}

/** Which endpoint does an analysis. */
const paths: Record<AnalysisName, string> = {
  ocr: routes.ocr,
  liveness: routes.liveness,
  faceMatch: routes.face_match,
  biometrics: routes.biometrics,
}

/** The client for one gateway. */
export const makeClient = (options: ClientOptions, { openFile, shrink }: Surroundings): VividClient => {
  const fit = shrinkToLimit(shrink, options)
  const prepare: Prepare = async (name, picture) => fit(name, await toBlob(picture, openFile))
  const transport: Transport = {
    baseUrl: options.url.replace(/\/+$/, ''),
    tokens: createTokenSource(options.token),
    timeoutMs: options.timeoutMs ?? 40_000,
    retries: options.retries ?? 4,
    language: options.language ?? 'en',
    fetch: options.fetch ?? ((...sent) => globalThis.fetch(...sent)),
    wait,
    random: Math.random,
  }
  const sandboxed = (sandboxAnswer: string | undefined) => (sandboxAnswer === undefined ? {} : { sandboxAnswer })
  const messageOf = async (path: string, request: object, call: CallOptions = {}): Promise<Message> => ({
    method: 'POST',
    path,
    body: await formOf(request, prepare),
    idempotencyKey: call.idempotencyKey ?? crypto.randomUUID(),
    ...sandboxed(call.sandboxAnswer ?? options.sandboxAnswer),
    ...(call.signal ? { signal: call.signal } : {}),
  })
  const analyse = async <Answer>(path: string, request: object, call?: CallOptions): Promise<Result<Answer>> =>
    resultOf<Answer>(verdictOf(await send(transport, await messageOf(path, request, call))))
  const record = async (method: 'GET' | 'DELETE', id: number, { signal }: Pick<CallOptions, 'signal'> = {}) => {
    const path = `${routes.transactions}${id}`
    const answer = await send(transport, { method, path, ...(signal ? { signal } : {}) })
    if (answer.body.reason === 'transaction_unknown') return null
    return verdictOf(answer).body as unknown as TransactionRecord
  }
  return {
    ocr: (request, call) => analyse(routes.ocr, request, call),
    liveness: (request, call) => analyse(routes.liveness, request, call),
    faceMatch: (request, call) => analyse(routes.face_match, request, call),
    biometrics: (request, call) => analyse(routes.biometrics, request, call),
    analyseAsync: async (name, request, call) => sendAsync(transport, await messageOf(paths[name], request, call)),
    waitFor: async (deferred, { signal } = {}) => {
      const { id, result }: Deferred<never> = typeof deferred === 'number' ? { id: deferred } : (deferred as never)
      return result ?? waitFor(transport, id!, signal)
    },
    transaction: (id, call) => record('GET', id, call),
    usage: async (period = {}, { signal } = {}) => {
      const path = `${routes.usage}?${new URLSearchParams({ ...period, format: 'json' })}`
      const answer = await send(transport, { method: 'GET', path, ...(signal ? { signal } : {}) })
      return verdictOf(answer).body as unknown as UsageReport
    },
    erase: (id, call) => record('DELETE', id, call),
  }
}
