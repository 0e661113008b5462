import { ConfigError } from '../config/read-config.js'

/** An address to listen on, and the variables that it comes from. */
export interface ListenAddress {
  port: number
  host: string
  names: { port: string; host: string }
}

export const publicAddress = (port: number, host: string): ListenAddress => ({
  port,
  host,
  names: { port: 'PORT', host: 'HOST' },
})
export const adminAddress = (port: number, host: string): ListenAddress => ({
  port,
  host,
  names: { port: 'ADMIN_PORT', host: 'ADMIN_HOST' },
})

/** Explains the system's error codes; null for any other error. */
const explain = (code: string | undefined, { port, host, names }: ListenAddress): string | null => {
  if (code === 'EADDRINUSE') return `port ${port} is in use; set ${names.port} to another one`
  if (code === 'EACCES') return `port ${port} may not be opened by this user; set ${names.port} to another one`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EAFNOSUPPORT')
    return `${host} cannot be listened on (${code}); set ${names.host} to an address of this machine`
  return null
}

/** Why an address cannot be listened on, and which variable to change. */
export const asListenRefusal = (error: unknown, address: ListenAddress): unknown => {
  const problem = explain((error as NodeJS.ErrnoException | undefined)?.code, address)
  return problem ? new ConfigError([problem]) : error
}
