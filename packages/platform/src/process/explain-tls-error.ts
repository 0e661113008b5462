/** Certificates: what OpenSSL says of them, by the codes that Node gives its errors. */
const untrusted =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?))$/
const invalid = /^(CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/
const ours = /ALERT_(CERTIFICATE_REQUIRED|UNKNOWN_CA|BAD_CERTIFICATE|HANDSHAKE_FAILURE)|KEY_VALUES_MISMATCH/
const notTls = /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|UNEXPECTED_MESSAGE/

const quoted = (error: Error): string => error.message.split('\n')[0]!.replace(/\.$/, '')

/** The variables that say how to speak to a server. */
export interface TlsNames {
  url: string
  ca: string
  client?: string
  /** How the URL starts without TLS and with it. */
  plain: string
  secure: string
}

export const sayNoTls = ({ url, plain }: TlsNames): string =>
  `it does not speak TLS at this port: ${url} must start with ${plain}, or name another port`
export const sayTls = ({ url, secure }: TlsNames): string =>
  `it speaks TLS at this port: ${url} must start with ${secure}`

/** What is wrong with a certificate or with speaking TLS, and what to do; null for any other error. */
export const explainTlsError = (error: Error, names: TlsNames): string | null => {
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  const said = `${code} ${error.message}`
  if (untrusted.test(code))
    return `its certificate is not trusted (${code}): name the file of its authority in ${names.ca}`
  if (invalid.test(code)) return `its certificate is not valid (${quoted(error)}): renew it or correct ${names.url}`
  if (names.client && ours.test(said.replace(/ /g, '_').toUpperCase())) {
    return `it wants a client certificate that it trusts (${code || quoted(error)}): set ${names.client}`
  }
  return notTls.test(said.replace(/ /g, '_').toUpperCase()) ? sayNoTls(names) : null
}
