import { ConfigError, developmentSecret } from '@vivid/platform'

/** What the schema of single variables cannot say. */
export const checkAuthConfig = (config: {
  JWT_SECRET: string | undefined
  JWT_JWKS_URL: string | undefined
  NODE_ENV: string
}): void => {
  if ((config.JWT_SECRET === undefined) === (config.JWT_JWKS_URL === undefined)) {
    throw new ConfigError(['set either JWT_SECRET or JWT_JWKS_URL'])
  }
  if (config.NODE_ENV === 'production' && config.JWT_SECRET === developmentSecret) {
    throw new ConfigError(['JWT_SECRET is the development secret, which everybody knows; make your own'])
  }
}
