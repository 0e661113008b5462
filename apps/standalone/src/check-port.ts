import { createServer } from 'node:net'

/** Tells before anything is started why a port cannot be had; null when it can. */
export const checkPort = (variable: string, port: number, host?: string): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(reasonOf(variable, port, host, code ?? 'unknown')))
    probe.listen({ port, ...(host === undefined ? {} : { host }) }, () => probe.close(() => resolve(null)))
  })

const reasonOf = (variable: string, port: number, host: string | undefined, code: string): string => {
  if (code === 'EADDRINUSE') return `port ${port} is in use; set ${variable} to another one`
  if (code === 'EACCES') return `port ${port} may not be opened by this user; set ${variable} to another one`
  return `${host} cannot be listened on (${code}); set HOST to an address of this machine`
}
