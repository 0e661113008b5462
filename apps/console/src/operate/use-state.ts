import type { ServiceState } from '@vivid/contract'
import { useState } from 'preact/hooks'
import { type Problem, useWatched } from './use-watched.js'

const watch = { path: '/console/state', everyMs: 2_000 }
/** Two minutes of them. */
const KEPT = 60

export interface Watched {
  /** The oldest first. */
  states: readonly ServiceState[]
  problem: Problem | null
}

/** The state of the service, asked for as long as the page is open. */
export const useServiceState = (token: string | null): Watched => {
  const [watched, setWatched] = useState<Watched>({ states: [], problem: null })
  useWatched<ServiceState>(watch, token, (seen) =>
    setWatched(({ states }) =>
      typeof seen === 'string' ? { states, problem: seen } : { states: [...states, seen].slice(-KEPT), problem: null },
    ),
  )
  return watched
}
