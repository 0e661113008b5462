import { createHmac } from 'node:crypto'

export interface TokenOptions {
  secret: string
  tenant: string
  services: readonly string[]
  expiresInSeconds: number
  /** Further claims, such as `development` and `operator`. */
  claims?: object
  now?: () => number
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What a gateway with these variables demands of its tokens. */
export const audienceClaims = ({ JWT_ISSUER, JWT_AUDIENCE }: NodeJS.ProcessEnv): object => ({
  ...(JWT_ISSUER ? { iss: JWT_ISSUER } : {}),
  ...(JWT_AUDIENCE ? { aud: JWT_AUDIENCE } : {}),
})

/** An HS256 token for development; in production an identity provider signs them. */
export const mintToken = ({
  secret,
  tenant,
  services,
  expiresInSeconds,
  claims: further = {},
  now = Date.now,
}: TokenOptions): string => {
  const issuedAt = Math.floor(now() / 1000)
  const claims = { ...further, sub: tenant, services, iat: issuedAt, exp: issuedAt + expiresInSeconds }
  const signed = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
