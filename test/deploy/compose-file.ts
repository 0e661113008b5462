import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../support/service.js'

export interface ComposeService {
  image: string
  build?: { context: string; dockerfile: string; args: { APP: string } }
  profiles?: string[]
  command?: string[]
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  networks?: string[]
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }> | string[]
  stop_grace_period?: string
  read_only?: boolean
  deploy?: { resources: { limits: { cpus: string; memory: string } } }
}

const composeText = readFileSync(join(root, 'docker-compose.yml'), 'utf8')

/** `${NAME}`, `${NAME:-default}` and `${NAME:?message}`, as compose reads them. */
const substitution = /\$\{(\w+)(?:(:[-?])([^{}]*))?\}/g
const substitutedName = /\$\{(\w+)/g

export const substitutedNames = (): Set<string> =>
  new Set([...composeText.matchAll(substitutedName)].map(([, name]) => name!))

/** Compose reads the YAML first and substitutes in its texts. */
const substitute = (value: unknown, env: Record<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => substitute(item, env))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, substitute(item, env)]))
  if (typeof value !== 'string') return value
  const substituted = value.replace(substitution, (_, name: string, operator = '', operand = '') => {
    const given = env[name] ?? ''
    if (given !== '') return given
    if (operator === ':?') throw new Error(`${name}: ${operand}`)
    return operand
  })
  // A default may hold names itself: the innermost come first.
  return substituted === value ? value : substitute(substituted, env)
}

/** The services as `docker compose` would see them with the given `.env`. */
export const readCompose = (env: Record<string, string>): Record<string, ComposeService> => {
  const { services } = parse(composeText, { merge: true }) as { services: unknown }
  return substitute(services, env) as Record<string, ComposeService>
}

/** Networks that lead nowhere but to their own services. */
export const internalNetworks = (env: Record<string, string> = {}): string[] => {
  const { networks } = parse(composeText) as { networks: unknown }
  const read = substitute(networks, env) as Record<string, { internal?: boolean | string } | null>
  return Object.keys(read).filter((name) => String(read[name]?.internal ?? false) === 'true')
}

/** Values that stand for the secrets of `.env`. */
export const filledBlanks = {
  JWT_SECRET: 'a-secret-for-tests-that-is-long-enough',
  VALKEY_PASSWORD: 'valkey-password-for-tests',
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
  MASTER_KEYS: 'a-master-key-for-tests-that-is-long-enough',
  GRAFANA_PASSWORD: 'grafana-password-for-tests',
}
