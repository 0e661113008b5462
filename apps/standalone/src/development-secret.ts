/** Known to everybody, hence only for a service that listens on this machine alone. */
export const developmentSecret = 'vivid-development-secret-not-for-production'
