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

const composeFile = 'docker-compose.yml'
/** Puts the echo engine into the workers. */
export const echoFile = 'deploy/load/echo.yml'
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** `${NAME}`, `${NAME:-default}` and `${NAME:?message}`, as compose reads them. */
const substitution = /\$\{(\w+)(?:(:[-?])([^{}]*))?\}/g
const substitutedName = /\$\{(\w+)/g

export const substitutedNames = (): Set<string> =>
  new Set(
    [composeFile, echoFile].flatMap((file) => [...textOf(file).matchAll(substitutedName)].map(([, name]) => name!)),
  )

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

type Services = Record<string, ComposeService>

const servicesOf = (file: string, env: Record<string, string>): Services => {
  const { services } = parse(textOf(file), { merge: true }) as { services: unknown }
  return substitute(services, env) as Services
}

/** The services as `docker compose` would see them with the given `.env` and a further file, which adds variables only. */
export const readCompose = (env: Record<string, string>, file?: typeof echoFile): Services => {
  const services = servicesOf(composeFile, env)
  for (const [name, { environment }] of Object.entries(file ? servicesOf(file, env) : {})) {
    services[name] = { ...services[name]!, environment: { ...services[name]!.environment, ...environment } }
  }
  return services
}

/** Networks that lead nowhere but to their own services. */
export const internalNetworks = (env: Record<string, string> = {}): string[] => {
  const { networks } = parse(textOf(composeFile)) as { networks: unknown }
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
