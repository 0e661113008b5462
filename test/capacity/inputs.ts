import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JobKind } from '@vivid/contract'
import type { Kind } from '@vivid/traffic/requests'
import { root } from '../support/service.js'
import type { Rates, Standing } from './standing-cost.js'

export interface RequestCost {
  pictures: number
  /** By process; only those that take part. */
  cpuMs: { gateway: number } & Partial<Record<JobKind, number>>
  redis: Rates & { keptBytes: number }
}

/** Memory of Redis for one request whose caller does not wait: while it waits, and once it is answered. */
export interface DeferredCost {
  waitingBytes: number
  keptBytes: number
}

/** What was measured, and how full things may be: the one place of every number that the page is computed from. */
export interface Inputs {
  measured: string
  requests: Record<Kind, RequestCost>
  standing: Standing
  deferred: DeferredCost
  sizes: {
    pictureBytes: number
    /** CPU of a gateway, and the share of it that is used. */
    gatewayCores: number
    gatewayBusy: number
    leastGateways: number
    workerThreads: number
    slotsBusy: number
    /** Of each kind, for a node that dies. */
    spareWorkers: number
    /** At half, a command waits about as long as it runs; a failover and a rewritten append-only file need the rest. */
    redisBusy: number
    /** RECORD_SECONDS and IDEMPOTENCY_SECONDS. */
    keptSeconds: number
  }
}

export type Mix = Partial<Record<Kind, number>>

const inputsFile = join(root, 'deploy/capacity.json')

export const readInputs = (file = inputsFile): Inputs => JSON.parse(readFileSync(file, 'utf8')) as Inputs

/** Whole microseconds and a tenth of a command: more digits than that are noise. */
const rounded = (_name: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(value < 1 ? 6 : value < 1000 ? 1 : 0)) : value

/** What Redis was measured to do takes the place of what stood there. */
export const saveRedis = (
  redis: Partial<Record<Kind, RequestCost['redis']>>,
  measured: Partial<Pick<Inputs, 'standing' | 'deferred'>>,
): void => {
  const inputs = readInputs()
  for (const [kind, cost] of Object.entries(redis)) {
    const request = inputs.requests[kind as Kind]
    if (!request)
      throw new Error(`${inputsFile} has no request ${kind}: state its pictures and cpuMs (npm run bench -- scaling)`)
    request.redis = cost
  }
  writeFileSync(inputsFile, `${JSON.stringify({ ...inputs, ...measured }, rounded, 2)}\n`)
}

/** The mixture of the load kit's scenario of that name. */
export const readMixed = (): Mix =>
  (JSON.parse(readFileSync(join(root, 'deploy/load/scenarios.json'), 'utf8')) as { mixed: { mix: Mix } }).mixed.mix
