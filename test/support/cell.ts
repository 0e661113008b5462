import { freePort } from '@vivid/embedded'
import { type Backends, startBackends } from './backends.js'
import type { CellAddress } from './balancer.js'
import { type Service, startService } from './service.js'

/** A whole service of its own: Redis, store, gateway and worker. */
export interface Cell extends CellAddress {
  backends: Backends
  service(): Service
  /** Gateway, worker and Redis at once. Not the store: the embedded one may not come back from a kill in the middle of a write. */
  kill(): Promise<void>
  /** At the same addresses; Redis comes back empty. */
  start(): Promise<void>
  stop(): Promise<void>
}

export const startCell = async (cell: number): Promise<Cell> => {
  const [backends, port, adminPort] = await Promise.all([startBackends(), freePort(), freePort()])
  const begin = () =>
    startService(backends, {
      workers: ['ocr'],
      env: { ECHO_ENGINE: 'true' },
      gatewayEnv: { CELL: String(cell), PORT: String(port), ADMIN_PORT: String(adminPort) },
    })
  let service = await begin()
  return {
    cell,
    port,
    adminPort,
    backends,
    service: () => service,
    kill: async () => {
      const processes = [service.gateway, ...service.workers].map((each) => each.stop('SIGKILL'))
      await Promise.all([...processes, backends.stopRedis()])
    },
    start: async () => {
      await backends.startRedis()
      service = await begin()
    },
    stop: async () => {
      await service.stop()
      await backends.stop()
    },
  }
}
