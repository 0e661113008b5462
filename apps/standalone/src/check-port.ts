import { createServer } from 'node:net'

/** Tells before anything is started why a port cannot be had, and which variable to change; null when it can. */
export const checkPort = (
  portVariable: string,
  port: number,
  hostVariable: string,
  host: string,
): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') return resolve(`port ${port} is in use; set ${portVariable} to another one`)
      if (code === 'EACCES')
        return resolve(`port ${port} may not be opened by this user; set ${portVariable} to another one`)
      resolve(`${host} cannot be listened on (${code}); set ${hostVariable} to an address of this machine`)
    })
    probe.listen({ port, host }, () => probe.close(() => resolve(null)))
  })
