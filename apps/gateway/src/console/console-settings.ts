import { fileURLToPath } from 'node:url'
import { developmentSecret } from '@vivid/platform'
import { loadSite, type SiteFile } from './load-site.js'

interface Settings {
  CONSOLE: string
  NODE_ENV: string
  JWT_SECRET: readonly string[] | undefined
  JWT_ISSUER: string | undefined
  JWT_AUDIENCE: string | undefined
}

export const isConsoleOn = ({ CONSOLE, NODE_ENV }: Pick<Settings, 'CONSOLE' | 'NODE_ENV'>): boolean =>
  CONSOLE === 'on' || (CONSOLE === 'auto' && NODE_ENV !== 'production')

/** Console and reference, built beside this app; without them it does not start. */
export const loadPages = async (): Promise<ReadonlyMap<string, SiteFile>> => {
  const folder = fileURLToPath(new URL('../../../console/dist/site/', import.meta.url))
  return loadSite(folder).catch(() => {
    throw new Error(`the console and the reference are not built (${folder}): npm run build`)
  })
}

/** With the secret that everybody knows, which is then the one that signs, anybody can make a token: the page is spared the trouble. Never otherwise. */
export const openClaims = (settings: Omit<Settings, 'CONSOLE'>): object | null => {
  const { JWT_SECRET, JWT_ISSUER, JWT_AUDIENCE, NODE_ENV } = settings
  if (NODE_ENV === 'production' || JWT_SECRET?.[0] !== developmentSecret) return null
  return {
    sub: 'console',
    development: true,
    operator: true,
    ...(JWT_ISSUER === undefined ? {} : { iss: JWT_ISSUER }),
    ...(JWT_AUDIENCE === undefined ? {} : { aud: JWT_AUDIENCE }),
  }
}
