import type { Received } from './received.js'

/** No verdict was reached: the request was refused, the service failed, or it could not be asked. */
export class VividError extends Error {
  override name = 'VividError'
  /** HTTP status, or 0 when no answer arrived. */
  readonly status: number
  /** The name of the refusal or failure (`unauthorized`, `overloaded`, `reading_failed` …), `timeout` or `network`. */
  readonly reason: string
  /** The code of a failure of the service's own (709–712, 800). */
  readonly code: number | undefined
  /** The form field that was wrong. */
  readonly field: string | undefined
  /** The request asked for a sample by `sandboxAnswer`: no picture was analysed. */
  readonly sandbox: boolean

  constructor(
    message: string,
    about: {
      status: number
      reason: string
      code?: number | undefined
      field?: string | undefined
      sandbox?: true | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: about.cause })
    this.status = about.status
    this.reason = about.reason
    this.code = about.code
    this.field = about.field
    this.sandbox = about.sandbox === true
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** What an HTTP answer that is no verdict says. */
export const errorOfAnswer = ({ status, reason: told, sandbox, body }: Received): VividError => {
  const code = typeof body.error_code === 'number' ? body.error_code : undefined
  const said = text(body.error) ?? text(body.message) ?? `HTTP ${status}`
  const reason = told ?? text(body.reason) ?? (code === undefined ? 'unexpected' : 'failed')
  return new VividError(said, { status, reason, code, field: text(body.field), sandbox })
}
