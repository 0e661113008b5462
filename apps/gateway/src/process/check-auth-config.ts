import { ConfigError, developmentSecret } from '@vivid/platform'

const isHttps = (address: string): boolean => new URL(address).protocol === 'https:'

/** What the schema of single variables cannot say. */
export const checkAuthConfig = (config: {
  JWT_SECRET: readonly string[] | undefined
  JWT_JWKS_URL: string | undefined
  NODE_ENV: string
}): void => {
  if ((config.JWT_SECRET === undefined) === (config.JWT_JWKS_URL === undefined)) {
    throw new ConfigError(['set either JWT_SECRET or JWT_JWKS_URL'])
  }
  if (config.NODE_ENV === 'production' && config.JWT_SECRET?.includes(developmentSecret)) {
    throw new ConfigError(['JWT_SECRET holds the development secret, which everybody knows; make your own'])
  }
  if (config.NODE_ENV === 'production' && config.JWT_JWKS_URL && !isHttps(config.JWT_JWKS_URL)) {
    throw new ConfigError([
      'JWT_JWKS_URL must start with https:// in production: who alters the keys on their way makes tokens',
    ])
  }
}
