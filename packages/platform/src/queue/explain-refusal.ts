import { explainTlsError } from '../process/explain-tls-error.js'
import { tlsNames } from './find-tls-fault.js'

const sentinelsAway = /All sentinels are unreachable/

/** Why Redis will not have us, and what to do, when waiting does not mend it; null when it may. */
export const explainRefusal = (error: Error): string | null => {
  const { message } = error
  const viaSentinels = sentinelsAway.test(message)
  const tls = explainTlsError(error, tlsNames(viaSentinels))
  if (tls) return tls
  const whose = viaSentinels ? 'REDIS_SENTINEL_USERNAME and REDIS_SENTINEL_PASSWORD' : 'REDIS_URL'
  if (/WRONGPASS|invalid password|invalid username-password/i.test(message)) {
    return `it refuses our user name and password (WRONGPASS): correct ${whose}`
  }
  if (/NOAUTH/.test(message)) return `it asks for a password (NOAUTH): put it into ${whose}`
  if (viaSentinels && /unknown command/i.test(message)) {
    return 'at the address of a Sentinel something else answers: name the Sentinels, or use redis:// for a Redis'
  }
  if (viaSentinels && /No such master/.test(message)) {
    return 'the Sentinels know no master of this name: correct the name behind the hosts in REDIS_URL'
  }
  if (/DB index is out of range/.test(message)) return 'it has no database of this number: correct the end of REDIS_URL'
  return null
}
