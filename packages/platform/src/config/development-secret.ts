/** Known to everybody, hence only for a service that listens on this machine alone; the gateway refuses it in production. */
export const developmentSecret = 'vivid-development-secret-not-for-production'
