import { ConfigError } from '../config/read-config.js'
import { explainTlsError } from '../process/explain-tls-error.js'

const wrongKey = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidTokenId'])
const wrongRights = new Set(['AccessDenied', 'Forbidden', 'AllAccessDisabled'])
const wrongRegion = new Set(['AuthorizationHeaderMalformed', 'PermanentRedirect', 'IllegalLocationConstraintException'])

const explain = (error: Error & { code?: string }): string | null => {
  const { code = '', message } = error
  if (wrongKey.has(code)) return `it refuses our key (${code}): correct S3_ACCESS_KEY and S3_SECRET_KEY`
  if (wrongRights.has(code)) {
    return `it denies access (${code}): correct S3_ACCESS_KEY and S3_SECRET_KEY, or give the key the rights in deploy/README.md`
  }
  if (wrongRegion.has(code)) return `the bucket is in another region (${code}): correct S3_REGION`
  if (code === 'RequestTimeTooSkewed') return `this machine's clock differs from its own (${code}): set the clock`
  if (/HTTP request to an HTTPS server/i.test(message)) return 'it speaks TLS: S3_ENDPOINT must start with https'
  return explainTlsError(error, { url: 'S3_ENDPOINT', ca: 'S3_CA_FILE' })
}

/** What the store said, as a sentence that says what to do where waiting does not mend it. */
export const asStoreRefusal = (error: unknown): unknown => {
  const problem = error instanceof Error ? explain(error) : null
  return problem ? new ConfigError([`the object store: ${problem}`]) : error
}
