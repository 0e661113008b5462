import {
  type Endpoint,
  type ErrorName,
  endpoints,
  errors,
  InvalidField,
  type Language,
  type RefusalName,
  reasonHeader,
  refusals,
  refusalText,
  type Texts,
} from '@vivid/contract'

/** In every answer; logs call the request by it. */
export const requestIdHeader = 'x-request-id'

/** A refusal, thrown anywhere on the way to an analysis; the error handler turns it into an answer. */
export class Refused extends Error {
  constructor(
    readonly reason: RefusalName,
    readonly options: {
      field?: string
      detail?: string | Texts
      headers?: Record<string, string>
    } = {},
  ) {
    super(refusals[reason].en)
  }

  get status(): number {
    return refusals[this.reason].status
  }

  get headers(): Record<string, string> {
    return { [reasonHeader]: this.reason, ...this.options.headers }
  }

  /** Of a part of an answer, whose request is named beside it, without the id. */
  body(language: Language, requestId?: string) {
    const text = refusalText(this.reason, language)
    const { detail } = this.options
    const more = typeof detail === 'object' ? detail[language] : detail
    return {
      error: more ? `${text} ${more}` : text,
      reason: this.reason,
      ...(this.options.field === undefined ? {} : { field: this.options.field }),
      ...(requestId === undefined ? {} : { request_id: requestId }),
    }
  }
}

/** Largest Retry-After: somebody with a phone in hand does not wait longer. */
const LONGEST_RETRY_SECONDS = 10
/** Made once each: under load, noting where each was thrown would cost as much as the rest of the refusal. */
const overloadedBySeconds = Array.from(
  { length: LONGEST_RETRY_SECONDS },
  (_, index) => new Refused('overloaded', { headers: { 'retry-after': String(index + 1) } }),
)
export const overloaded = (retryMs: number): Refused =>
  overloadedBySeconds[Math.min(LONGEST_RETRY_SECONDS, Math.max(1, Math.ceil(retryMs / 1000))) - 1]!
export const rateLimited = (waitMs: number) =>
  new Refused('rate_limited', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } })
export const tooManyAtOnce = () => new Refused('too_many_at_once', { headers: { 'retry-after': '1' } })
export const unavailable = () => new Refused('unavailable', { headers: { 'retry-after': '2' } })

/** A rejection that the gateway itself finds, before any worker sees the request. */
export class Rejected extends Error {
  constructor(
    readonly errorName: ErrorName,
    readonly options: {
      /** As engines note the step that failed. */
      metadata?: string | undefined
      /** The one that is missing. */
      field?: string
      /** Stands behind the error's own text. */
      detail?: Texts
    } = {},
  ) {
    super(errors[errorName].en)
  }

  get status(): number {
    return errors[this.errorName].status
  }

  get code(): number {
    return errors[this.errorName].code
  }

  get field(): string | undefined {
    return this.options.field
  }

  body(language: Language, endpoint: Endpoint) {
    const { metadata, detail } = this.options
    return endpoints[endpoint].rejected(this.errorName, language, { metadata, detail: detail?.[language] })
  }
}

/** The caller hung up: there is nobody to answer. */
export class CallerGone extends Error {}

/** Fastify's own errors (a wrong content type, a malformed header) come with a status of their own. */
export const asRefused = (error: unknown): Refused => {
  if (error instanceof Refused) return error
  if (error instanceof InvalidField) return new Refused('invalid_form', { field: error.field, detail: error.texts })
  const status = (error as { statusCode?: number }).statusCode
  if (status === 415) return new Refused('not_multipart')
  if (status !== undefined && status >= 400 && status < 500) return new Refused('invalid_form')
  return new Refused('internal')
}
