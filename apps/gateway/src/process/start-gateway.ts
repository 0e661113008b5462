import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServiceState } from '@vivid/contract'
import {
  asListenRefusal,
  boardPath,
  createMetrics,
  type Log,
  openQueueBoard,
  publicAddress,
  type Running,
  startAdminServer,
  startSendingMetrics,
  startTracing,
  watchLoss,
} from '@vivid/platform'
import { buildApp, UPLOAD_TIMEOUT_MS } from '../app.js'
import { isConsoleOn, loadPages, openClaims } from '../console/console-settings.js'
import { countFromZero } from '../request/observe-request.js'
import { connect } from './connect.js'
import { createPorts } from './create-ports.js'
import { readSettings } from './read-settings.js'
import type { GatewayConfig } from './variables.js'
import { watchReadiness } from './watch-readiness.js'

/** Time to close connections after the longest request has ended. */
const CLOSING_MS = 5_000
/** Time for the last answers of a gateway that ends because Redis stays away: each waits up to a second to be counted. */
const FAREWELL_MS = 3_000

/** Connects, listens, and says how to end. */
export const startGateway = async (config: GatewayConfig, log: Log): Promise<Running> => {
  const settings = readSettings(config, log)
  const metrics = createMetrics('gateway')
  countFromZero(metrics)
  const tracing = await startTracing('gateway', config, log)
  const sending = await startSendingMetrics('gateway', config, { metrics, log })
  const connected = await connect(config, log, metrics)
  const { commands, roundTrip } = connected
  const loss = watchLoss(commands)
  const { ports, transactions, usage, webhooks, countWorkers, dismiss, close } = createPorts(
    config,
    settings,
    connected,
    {
      log,
      metrics,
      tracing,
    },
  )
  const readiness = await watchReadiness(connected, settings.keys, metrics)

  let board: ServiceState['board'] = null
  const app = await buildApp({
    log,
    metrics,
    tracing,
    auth: config,
    languageOf: settings.tenants.languageOf,
    isSandboxed: settings.tenants.isSandboxed,
    origins: settings.origins,
    site: await loadPages(),
    console: isConsoleOn(config)
      ? {
          countWorkers,
          board: () => board,
          openClaims: openClaims(config),
          maxBytes: { document: config.MAX_DOCUMENT_BYTES, selfie: config.MAX_SELFIE_BYTES },
        }
      : null,
    ports,
    transactions,
    usage,
    webhooks,
  })
  const { PORT: port, HOST: host } = config
  await app.listen({ port, host }).catch((error: unknown) => {
    throw asListenRefusal(error, publicAddress(port, host))
  })
  const queueBoard = await openQueueBoard(commands, config.QUEUE_BOARD_PASSWORD)
  const admin = await startAdminServer({
    port: config.ADMIN_PORT,
    host: config.ADMIN_HOST,
    metrics,
    usage: usage.read,
    now: usage.now,
    board: queueBoard,
    missing: readiness.missing,
  })
  /** Whoever waits for Redis is answered; a connection that a caller keeps is not waited for. */
  const dismissCallers = async () => {
    roundTrip.abandon()
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
    await sleep(FAREWELL_MS)
  }
  if (queueBoard) board = { port: admin.port, path: boardPath }
  return {
    ports: { port: (app.server.address() as AddressInfo).port, adminPort: admin.port },
    readiness,
    // A form that is arriving slowly, and then its whole deadline.
    drainLimitMs: UPLOAD_TIMEOUT_MS + config.REQUEST_TIMEOUT_MS + CLOSING_MS,
    lost: () => loss.lost().then(dismissCallers),
    close: async () => {
      readiness.stop()
      // Who asks for an analysis that has not ended asks another gateway next.
      dismiss()
      await app.close()
      await readiness.closeProbes()
      // Without Redis nothing can be counted or handed over any more.
      await Promise.race([close(), loss.lost()])
      await roundTrip.close()
      commands.disconnect()
      await Promise.all([tracing.close(), sending.close()]).catch((error: unknown) =>
        log.warn({ err: error }, 'the last traces and metrics were not sent'),
      )
      await admin.close()
    },
  }
}
