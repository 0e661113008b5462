import type { FaultName } from './faults.js'

/** 38 faults: workers die most often, everything else at least once. */
const often: FaultName[] = ['worker killed']
const all: FaultName[] = [
  'gateway killed',
  'Redis killed, state lost',
  'worker paused past its lock',
  'Redis killed, state kept',
  'store killed',
  'Redis slow',
  'worker 10 minutes ahead',
  'store slow',
  'job that kills its workers',
  'Redis connections half-open',
  'store full',
  'worker out of memory',
  'gateway 10 minutes behind',
  'store connections half-open',
  'Redis connections reset',
  'gateway paused',
  'all processes paused',
  'worker 10 minutes behind',
  'store connections reset',
  'gateway 10 minutes ahead',
  'forty uploads of 2 MB at once',
]
const again: FaultName[] = ['gateway killed', 'Redis killed, state lost', 'Redis killed, state kept', 'store killed']

/** What a run cannot do (no append-only file, no poison) is left out, and said so by the caller. */
export const longPlan = (possible: (name: FaultName) => boolean): FaultName[] =>
  [...all, ...again].filter(possible).flatMap((name, index) => (index % 2 === 0 ? [...often, name] : [name]))

export const shortPlan: FaultName[] = [
  'worker killed',
  'Redis killed, state lost',
  'gateway killed',
  'store connections reset',
]
