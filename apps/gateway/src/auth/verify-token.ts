import fastifyJwt, { type Secret } from '@fastify/jwt'
import { tokenProblems } from '@vivid/contract'
import type { Log } from '@vivid/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused, unavailable } from '../refusal.js'
import { type Caller, callerOf } from './caller.js'
import { createJwks, KeySetUnavailable } from './jwks.js'
import { watchRevokedTokens } from './revoked-tokens.js'
import { secretThatSigned } from './secret-that-signed.js'
import { isCanonical } from './token-spellings.js'
import { hasUsualTimes } from './usual-times.js'
import { createVerifiedTokens } from './verified-tokens.js'

export interface AuthConfig {
  JWT_SECRET: readonly string[] | undefined
  JWT_JWKS_URL: string | undefined
  JWT_ISSUER: string | undefined
  JWT_AUDIENCE: string | undefined
  REVOKED_TOKENS_FILE: string | undefined
}

const CLOCK_TOLERANCE_MS = 5_000
/** Longer than any honest token; a longer one is not even parsed. */
const MAX_TOKEN_BYTES = 8 * 1024

const challenge = (description: string, problem: keyof typeof tokenProblems = 'invalid') =>
  new Refused('unauthorized', {
    detail: tokenProblems[problem],
    headers: { 'www-authenticate': `Bearer realm="vivid", error="invalid_token", error_description="${description}"` },
  })

/** The token of the Authorization header; nothing else is looked at. */
const bearerToken = (request: FastifyRequest): string => {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(/ +/)
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) {
    throw challenge('a bearer token is required', 'missing')
  }
  if (token.length > MAX_TOKEN_BYTES) throw challenge('the token is too long')
  return token
}

/** The plugin's types know the library's callback only, not the plugin's own, which is handed the request first. */
const keyOf =
  (jwks: ReturnType<typeof createJwks>) => async (_request: FastifyRequest, token: { header: { kid?: string } }) => {
    const key = await jwks(token.header.kid)
    if (key === undefined) throw challenge('the key of the token is unknown')
    return key
  }

/** The first one signs, all of them verify: that is how secrets are rotated. */
const fromSecrets = (secrets: readonly string[]) => ({
  private: secrets[0]!,
  public: async (request: FastifyRequest) => secretThatSigned(secrets, bearerToken(request)),
})

/** Registers JWT verification with pinned algorithms and returns the check that routes run before reading a body. */
export const registerAuthentication = async (
  app: FastifyInstance,
  config: AuthConfig,
  watch = watchRevokedTokens,
): Promise<(request: FastifyRequest) => Promise<Caller>> => {
  const jwks = config.JWT_JWKS_URL === undefined ? null : createJwks(config.JWT_JWKS_URL, app.log as unknown as Log)
  const { REVOKED_TOKENS_FILE: listPath, JWT_ISSUER: issuer, JWT_AUDIENCE: audience } = config
  const revoked = listPath === undefined ? null : await watch(listPath, app.log as unknown as Log)
  app.addHook('onClose', async () => revoked?.close())
  await app.register(fastifyJwt, {
    secret: jwks ? (keyOf(jwks) as unknown as Secret) : fromSecrets(config.JWT_SECRET!),
    decode: { complete: true },
    sign: { algorithm: 'HS256' },
    verify: {
      algorithms: jwks ? ['RS256', 'ES256'] : ['HS256'],
      // The verifier compares a claim with what is allowed only where the token has it.
      requiredClaims: ['exp', ...(issuer === undefined ? [] : ['iss']), ...(audience === undefined ? [] : ['aud'])],
      clockTolerance: CLOCK_TOLERANCE_MS,
      cache: false,
      extractToken: (request) => bearerToken(request as FastifyRequest),
      ...(issuer === undefined ? {} : { allowedIss: issuer }),
      ...(audience === undefined ? {} : { allowedAud: audience }),
    },
  })
  const verified = jwks ? null : createVerifiedTokens()
  const claimsOf = async (request: FastifyRequest, token: string): Promise<object> => {
    const known = verified?.claimsOf(token)
    if (known) return known
    // A token that can be spelt in several ways could not be revoked by its hash.
    if (!isCanonical(token)) throw challenge('the token is not valid')
    const claims: unknown = await request.jwtVerify()
    if (typeof claims !== 'object' || claims === null || Array.isArray(claims))
      throw challenge('the token has no claims')
    if (!hasUsualTimes(claims)) throw challenge('a time in the token is none')
    verified?.note(token, claims)
    return claims
  }
  return async (request) => {
    const token = bearerToken(request)
    try {
      const claims = await claimsOf(request, token)
      if (revoked?.has(token, claims)) throw challenge('the token has been revoked')
      const caller = callerOf(claims, token)
      if (caller === null) throw challenge('the token names no tenant')
      return caller
    } catch (error) {
      if (error instanceof Refused) throw error
      if (error instanceof KeySetUnavailable) throw unavailable()
      const expired = (error as { code?: string }).code === 'FST_JWT_AUTHORIZATION_TOKEN_EXPIRED'
      throw expired ? challenge('the token has expired', 'expired') : challenge('the token is not valid')
    }
  }
}
