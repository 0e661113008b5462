/** Known to everybody, hence only for a service that listens on this machine alone; the gateway refuses it in production. */
export const developmentSecret = 'vivid-development-secret-not-for-production'

/** What images are encrypted with where nobody gave a master key; every process refuses it in production. */
export const developmentMasterKey = 'vivid-development-master-key-not-for-production'
