import { ConfigError } from '../config/read-config.js'
import { explainTlsError, sayTls } from '../process/explain-tls-error.js'
import { speaksTls } from '../process/shake-hands.js'

const wrongKey = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidTokenId'])
const wrongRights = new Set(['AccessDenied', 'Forbidden', 'AllAccessDisabled'])
const wrongRegion = new Set(['AuthorizationHeaderMalformed', 'PermanentRedirect', 'IllegalLocationConstraintException'])
/** What a server that speaks TLS makes of a request without: it closes the connection, or answers without a code of S3. */
const notUnderstood = new Set(['', 'ECONNRESET', 'EPIPE'])

const tlsNames = { url: 'S3_ENDPOINT', ca: 'S3_CA_FILE', plain: 'http://', secure: 'https://' }

const explain = async (error: Error & { code?: string }, endpoint: URL): Promise<string | null> => {
  const { code = '' } = error
  if (wrongKey.has(code)) return `it refuses our key (${code}): correct S3_ACCESS_KEY and S3_SECRET_KEY`
  if (wrongRights.has(code)) {
    return `it denies access (${code}): correct S3_ACCESS_KEY and S3_SECRET_KEY, or give the key the rights in deploy/BACKENDS.md`
  }
  if (wrongRegion.has(code)) return `the bucket is in another region (${code}): correct S3_REGION`
  if (code === 'RequestTimeTooSkewed') return `this machine's clock differs from its own (${code}): set the clock`
  const host = endpoint.hostname.replace(/^\[|\]$/g, '')
  if (endpoint.protocol === 'http:' && notUnderstood.has(code)) {
    if (await speaksTls({ host, port: Number(endpoint.port || 80) })) return sayTls(tlsNames)
  }
  return explainTlsError(error, tlsNames)
}

/** What the store said, as a sentence that says what to do where waiting does not mend it. */
export const asStoreRefusal = async (error: unknown, endpoint: string): Promise<unknown> => {
  const url = new URL(endpoint)
  const problem = error instanceof Error ? await explain(error, url) : null
  return problem ? new ConfigError([`the object store at ${url.host}: ${problem}`]) : error
}
