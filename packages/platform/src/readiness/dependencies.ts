import type { Log } from '../process/log.js'
import { createOutage, type Outage } from '../process/outage.js'
import { MasterKeyMissing } from '../secrecy/master-keys.js'
import { NotOurs } from '../secrecy/seal.js'

/** What a process depends on, and how its log tells of it. */
export interface Dependencies {
  redis: Outage
  store: Outage
  keys: Outage
  replies: Outage
}

export const createDependencies = (log: Log): Dependencies => ({
  redis: createOutage(log, 'Redis is away', 'Redis is back'),
  store: createOutage(log, 'the object store is away', 'the object store is back'),
  keys: createOutage(log, 'what gateways seal cannot be opened', 'what gateways seal can be opened again'),
  replies: createOutage(log, 'replies cannot be read', 'replies can be read again'),
})

/** What made a job fail that is tried again: its pictures could not be opened, or not be fetched. */
export const outageOfJob = ({ keys, store }: Pick<Dependencies, 'keys' | 'store'>, error: Error): Outage =>
  error instanceof NotOurs || error instanceof MasterKeyMissing ? keys : store
