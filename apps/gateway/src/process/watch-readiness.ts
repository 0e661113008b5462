import {
  createGatewayProbes,
  createRedisProbe,
  type MasterKeys,
  type Metrics,
  type Readiness,
  startReadiness,
} from '@vivid/platform'
import type { Connected } from './connect.js'

/** Ready means that work succeeds: what a request needs is tried, again and again. */
export const watchReadiness = async (
  { gatewayId, dependencies, commands, blocking, store, clock, roundTrip }: Connected,
  keys: MasterKeys,
  metrics: Metrics,
): Promise<
  Pick<Readiness, 'missing' | 'failing' | 'firstReady'> & { stop(): void; closeProbes(): Promise<unknown> }
> => {
  const probes = createGatewayProbes({ redis: commands, store, keys, now: clock.now }, gatewayId)
  const readReplies = async () => {
    if (!roundTrip.isReading()) throw new Error('the reply stream is not read')
  }
  const readiness = await startReadiness({
    checks: [
      { name: 'redis', run: createRedisProbe([commands]), outage: dependencies.redis },
      { name: 'replies', run: readReplies, outage: dependencies.replies },
      { name: 'object store', run: probes.tryStore, outage: dependencies.store },
      { name: 'master keys', run: probes.tryKeys, outage: dependencies.keys },
    ],
    metrics,
  })
  for (const connection of [commands, blocking]) connection.on('ready', readiness.check)
  return {
    missing: readiness.missing,
    failing: readiness.failing,
    firstReady: readiness.firstReady,
    stop: () => readiness.close(),
    closeProbes: () => probes.close().catch(() => undefined),
  }
}
