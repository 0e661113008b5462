import { createHmac } from 'node:crypto'
import { services } from '@vivid/contract'
import { pick } from '../../support/seeded-random.js'
import { secret } from '../../support/service.js'
import { inSeconds, makeToken, part } from '../../support/token.js'
import { below, mutateBytes, type Random } from '../images/mutate-bytes.js'

export interface HostileToken {
  /** The whole Authorization header; undefined for none. */
  authorization: string | undefined
  /** Whether a service may let it in. */
  valid: boolean
}

const good = () => makeToken({ services, tenant: 'fuzz' })

/** Signed with the right secret, whatever it says. */
const signed = (header: unknown, claims: unknown): string => {
  const body = `${part(header)}.${part(claims)}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}
const hs256 = { alg: 'HS256', typ: 'JWT' }
const bearer = (token: string): HostileToken => ({ authorization: `Bearer ${token}`, valid: false })

const makers: ((random: Random) => HostileToken)[] = [
  (random) => {
    const token = good()
    const mutated = mutateBytes(Buffer.from(token), random)
      .toString('latin1')
      .replace(/[\r\n\0]/g, '')
    return { authorization: `Bearer ${mutated}`, valid: mutated === token }
  },
  (random) =>
    bearer(
      `${part({ alg: pick(random, ['none', 'None', 'nOnE', '', null, 0]) })}.${part({ sub: 'x', exp: inSeconds(60) })}.`,
    ),
  (random) =>
    bearer(
      signed(
        { alg: pick(random, ['HS384', 'HS512', 'RS256', 'ES256', 'PS256', 'EdDSA']) },
        { sub: 'x', exp: inSeconds(60) },
      ),
    ),
  (random) =>
    bearer(
      signed(
        { ...hs256, alg: 'none', kid: pick(random, ['../../dev/null', "' or 1=1 --", 'a'.repeat(5_000)]) },
        { exp: inSeconds(60) },
      ),
    ),
  (random) =>
    bearer(
      signed(hs256, {
        sub: 'x',
        exp: pick<unknown>(random, [undefined, null, 'soon', -1, 0, inSeconds(-60), [], {}, true]),
      }),
    ),
  (random) => bearer(signed(hs256, pick<unknown>(random, [[], null, 'text', 42, [{ exp: inSeconds(60) }], true]))),
  (random) => bearer(signed(hs256, { sub: 'x', exp: inSeconds(60), nbf: inSeconds(600 + below(random, 99)) })),
  () =>
    bearer(
      signed(
        { ...hs256, jwk: { kty: 'oct', k: 'AAAA' }, jku: 'http://127.0.0.1:9/keys', x5u: 'file:///etc/passwd' },
        { sub: 'x' },
      ),
    ),
  (random) => bearer('.'.repeat(1 + below(random, 40))),
  (random) => bearer('a'.repeat(7_000 + below(random, 4_000))),
  (random) => bearer(`${part({ a: 'x'.repeat(3_000) })}.${'{"a":'.repeat(below(random, 900))}.x`),
  (random) => ({
    authorization: pick(random, ['', 'Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${good()} x`, `Token ${good()}`]),
    valid: false,
  }),
  // Right for all its looks: a scheme is known in any case, and blanks may follow it (RFC 9110, 11.4).
  () => ({ authorization: `bearer  ${good()}`, valid: true }),
  () => ({ authorization: undefined, valid: false }),
]

export const validToken = (): HostileToken => ({ authorization: `Bearer ${good()}`, valid: true })
export const hostileToken = (random: Random): HostileToken => pick(random, makers)(random)
