import { type Config, redisVariables, secrecyVariables, storeVariables, tracingVariables } from '@vivid/platform'

/** What the gateway reads from its environment. */
export const variables = [
  'PORT',
  'HOST',
  'ADMIN_PORT',
  'ADMIN_HOST',
  'JWT_SECRET',
  'JWT_JWKS_URL',
  'JWT_ISSUER',
  'JWT_AUDIENCE',
  'REVOKED_TOKENS_FILE',
  ...redisVariables,
  ...storeVariables,
  ...secrecyVariables,
  'REQUEST_TIMEOUT_MS',
  'MAX_WAITING',
  'MAX_UPLOAD_MB',
  'CELL',
  'MAX_SELFIE_BYTES',
  'TENANTS_FILE',
  'TENANT_LIMITS',
  'AUDIT_LOG',
  'CORS_ORIGINS',
  'RETENTION_SECONDS',
  'RECORD_SECONDS',
  'IDEMPOTENCY_SECONDS',
  'ASYNC_DEADLINE_SECONDS',
  'RESULT_RETENTION_SECONDS',
  'MAX_ASYNC_WAITING',
  'WEBHOOK_ALLOWED_RANGES',
  'CONSOLE',
  'LOG_LEVEL',
  'QUEUE_BOARD_PASSWORD',
  ...tracingVariables,
] as const

export type GatewayConfig = Config<(typeof variables)[number]>
