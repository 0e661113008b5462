import { type Backends, startBackends } from './backends.js'
import { openRedisContent } from './redis-content.js'
import { type Process, patience, secret, startApp } from './service.js'
import { startTraceCollector } from './trace-collector.js'

/** A service of which everything is seen that leaves its processes; documents are read for real, selfies echoed. */
export interface WatchedService {
  url: string
  gateway: Process
  reader: Process
  selfies: Process
  backends: Backends
  redis: Awaited<ReturnType<typeof openRedisContent>>
  collector: Awaited<ReturnType<typeof startTraceCollector>>
  stop(): Promise<void>
}

const ECHO_MS = 20

export const startWatchedService = async (): Promise<WatchedService> => {
  const backends = await startBackends()
  const redis = await openRedisContent(backends.redisUrl)
  const collector = await startTraceCollector()
  const env = {
    ...backends.env,
    WORKER_THREADS: '1',
    LOG_LEVEL: 'trace',
    RETENTION_SECONDS: '600',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_BLRP_SCHEDULE_DELAY: '50',
    OTEL_METRIC_EXPORT_INTERVAL: '1500',
  }
  const ofGateway = { ...patience, AUDIT_LOG: 'stdout', PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret }
  const [gateway, reader, selfies] = await Promise.all([
    startApp('gateway', { ...env, ...ofGateway }),
    startApp('ocr', env),
    startApp('selfie-liveness', { ...env, ECHO_ENGINE: 'true', ECHO_ENGINE_MS: String(ECHO_MS) }),
  ])
  return {
    url: `http://127.0.0.1:${gateway!.ports.port}`,
    gateway: gateway!,
    reader: reader!,
    selfies: selfies!,
    backends,
    redis,
    collector,
    stop: async () => {
      redis.close()
      for (const each of [gateway!, reader!, selfies!]) await each.stop()
      await collector.stop()
      await backends.stop()
    },
  }
}
