import { getPriority, setPriority } from 'node:os'
import type { JobKind } from '@vivid/contract'
import { Worker } from 'bullmq'
import type { VariableName } from '../config/environment.js'
import { type Config, checkTogether } from '../config/read-config.js'
import { startAdminServer } from '../process/admin-server.js'
import type { Log } from '../process/log.js'
import { createMetrics } from '../process/metrics.js'
import { runProcess } from '../process/run-process.js'
import { startSendingMetrics, startTracing, tracingVariables } from '../process/start-tracing.js'
import { whenUsable } from '../queue/check-redis.js'
import { queueName } from '../queue/job-queues.js'
import { queueOptions } from '../queue/keys.js'
import { connectForBlocking, MAX_BLOCK_MS } from '../queue/redis.js'
import { redisVariables } from '../queue/redis-options.js'
import { createReplySender } from '../queue/reply-stream.js'
import { createSharedClock } from '../queue/shared-clock.js'
import { watchLoss } from '../queue/watch-loss.js'
import { whenReady } from '../queue/when-ready.js'
import { createDependencies } from '../readiness/dependencies.js'
import { createWorkerProbes } from '../readiness/gateway-probes.js'
import { createRedisProbe } from '../readiness/probe-redis.js'
import { type Readiness, startReadiness } from '../readiness/readiness.js'
import { readMasterKeys, secrecyVariables } from '../secrecy/read-master-keys.js'
import { createImageVault } from '../store/image-vault.js'
import { createObjectStore, storeVariables } from '../store/object-store.js'
import { announceWorker } from './announce-worker.js'
import { reportJobs } from './report-jobs.js'
import { createServiceTimes } from './service-times.js'
import { pauseWhenNotReady, takeWhenReady } from './take-when-ready.js'
import { startThreadPool } from './thread-pool.js'
import { watchThreads } from './watch-threads.js'
import { createJobHandler } from './work-job.js'

/** What every worker reads. */
const variables = [
  'ADMIN_PORT',
  'ADMIN_HOST',
  ...redisVariables,
  ...storeVariables,
  ...secrecyVariables,
  'WORKER_THREADS',
  'THREAD_LIMIT_MS',
  'LOG_LEVEL',
  ...tracingVariables,
] as const
type CommonName = (typeof variables)[number]

/** All that a worker app says of itself. */
export interface WorkerDefinition<Name extends VariableName> {
  kind: JobKind
  purpose: string
  /** What it reads beside what every worker does; its engine finds it in the environment. */
  variables: readonly Name[]
  /** Module whose default export comes from `engineThread`; loaded once in every thread. Throws `ConfigError`. */
  engine: (config: Config<Name | CommonName>, log: Log) => URL
}

/**
 * Workers take every CPU they can get. On a machine they share with a gateway, Redis or the store, those come first by a little:
 * they need less, and everybody waits for them. By more, a flood of refusals would take the CPUs from the workers.
 */
const NICER = 2
/** With these a killed worker's job is taken over after 5–7 s, and no job of a busy worker is taken for stalled. */
const LOCK_DURATION_MS = 5_000
const STALLED_INTERVAL_MS = 2_000
/** Between two tries to get a job from a Redis that is away; BullMQ's own is 15 s. A precaution: no fault of the chaos suite meets it. */
const RUN_RETRY_DELAY_MS = 200
const START_TIMEOUT_MS = 30_000
/** Longest drain on SIGTERM: a job under way may take as long as its deadline allows. */
const DRAIN_LIMIT_MS = 40_000

export const runWorker = <Name extends VariableName = never>(definition: WorkerDefinition<Name>): Promise<void> => {
  const { kind, purpose } = definition
  return runProcess(kind, purpose, [...variables, ...definition.variables], async (read, log, leave) => {
    const config: Config<CommonName> = read
    // Before any thread is started: threads inherit both, and cannot set the variable for native code themselves.
    process.env.ORT_DISABLE_TELEMETRY = '1'
    setPriority(Math.min(19, getPriority() + NICER))
    const [keys, engine] = checkTogether(
      () => readMasterKeys(config, log),
      () => definition.engine(read, log),
    )
    const metrics = createMetrics(kind)
    const tracing = await startTracing(kind, config, log)
    const sending = await startSendingMetrics(kind, config, { metrics, log })
    const pool = await startThreadPool(engine, config.WORKER_THREADS)
    metrics.threads.set({ kind }, config.WORKER_THREADS)
    metrics.beforeScrape(() => metrics.busyThreads.set({ kind }, pool.busy()))

    const outages = createDependencies(log)
    const store = createObjectStore(config, log, metrics)
    const vault = createImageVault(store, keys)
    const commands = connectForBlocking(config, log, outages.redis)
    const blocking = connectForBlocking(config, log, outages.redis)
    await whenUsable(commands, log, START_TIMEOUT_MS)
    await whenReady(blocking, START_TIMEOUT_MS)
    const loss = watchLoss(commands)
    const clock = createSharedClock(commands)
    await clock.sync()

    const reply = createReplySender(commands)
    const times = createServiceTimes(kind, clock.now)
    const handle = createJobHandler({ kind, vault, pool, times, metrics, tracing, reply, now: clock.now })
    let jobsAtHand = 0
    const worker = new Worker(
      queueName(kind),
      takeWhenReady(
        () => readiness.isReady(),
        async (job) => {
          jobsAtHand += 1
          try {
            await handle(job)
          } finally {
            jobsAtHand -= 1
          }
        },
      ),
      {
        ...queueOptions(blocking),
        // Started when it is ready.
        autorun: false,
        concurrency: config.WORKER_THREADS,
        lockDuration: LOCK_DURATION_MS,
        stalledInterval: STALLED_INTERVAL_MS,
        maxStalledCount: 1,
        drainDelay: MAX_BLOCK_MS / 1000,
        runRetryDelay: RUN_RETRY_DELAY_MS,
      },
    )
    reportJobs(worker, { kind, log, metrics, outages, reply })
    await worker.waitUntilReady()
    const probes = createWorkerProbes({ redis: commands, store, keys, now: clock.now })
    const readiness: Readiness = await startReadiness({
      checks: [
        { name: 'redis', run: createRedisProbe([commands, blocking]), outage: outages.redis },
        { name: 'object store', run: probes.tryStore, outage: outages.store },
        { name: 'master keys', run: probes.tryKeys, outage: outages.keys },
      ],
      metrics,
      onChange: pauseWhenNotReady(worker, () => readiness.suspect()),
    })
    for (const connection of [commands, blocking]) connection.on('ready', readiness.check)
    const announced = await announceWorker({
      redis: commands,
      kind,
      threads: config.WORKER_THREADS,
      busy: () => pool.busy(),
      isReady: readiness.isReady,
      times,
      now: clock.now,
    })
    const watched = watchThreads({
      pool,
      limitMs: config.THREAD_LIMIT_MS,
      jobsAtHand: () => jobsAtHand,
      onStuck: () => {
        metrics.stuckThreads.inc({ kind })
        log.error(
          { limitMs: config.THREAD_LIMIT_MS },
          'a thread did not come back: finishing the other jobs, then leaving',
        )
        leave(`a thread did not come back within ${config.THREAD_LIMIT_MS} ms`)
      },
    })
    /** A thread inside native code takes the process down with an abort when it is ended, and would be waited for on exit. */
    const endNow = () => (pool.busy() > 0 ? process.kill(process.pid, 'SIGKILL') : process.exit(1))

    const admin = await startAdminServer({
      port: config.ADMIN_PORT,
      host: config.ADMIN_HOST,
      metrics,
      missing: async () => [
        ...(await readiness.missing()),
        ...(worker.isRunning() || worker.isPaused() ? [] : ['queue']),
      ],
    })
    return {
      ports: { adminPort: admin.port },
      readiness,
      drainLimitMs: DRAIN_LIMIT_MS,
      endNow,
      lost: loss.lost,
      close: async () => {
        readiness.close()
        await announced.close()
        // Takes no more jobs, and waits for those at hand. With none, a Redis that is away is not waited for.
        await Promise.race([worker.close(jobsAtHand === 0 && loss.isAway()), watched.onlyStuckLeft()])
        watched.stop()
        if (pool.busy() > 0) {
          log.fatal('leaving with a thread that did not come back')
          endNow()
        }
        await pool.close()
        clock.close()
        commands.disconnect()
        blocking.disconnect()
        await Promise.all([tracing.close(), sending.close()]).catch((error: unknown) =>
          log.warn({ err: error }, 'the last traces and metrics were not sent'),
        )
        await admin.close()
      },
    }
  })
}
