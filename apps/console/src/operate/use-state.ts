import type { ServiceState } from '@vivid/contract'
import { useEffect, useState } from 'preact/hooks'

const EVERY_MS = 2_000
/** Two minutes of them. */
const KEPT = 60

export interface Watched {
  /** The oldest first. */
  states: readonly ServiceState[]
  problem: 'away' | 'denied' | null
}

/** Asks for the state of the service as long as the page is open. */
export const useServiceState = (token: string | null): Watched => {
  const [watched, setWatched] = useState<Watched>({ states: [], problem: null })
  useEffect(() => {
    if (token === null) return
    let isOver = false
    const look = async () => {
      const result = await ask(token)
      if (isOver) return
      setWatched(({ states }) =>
        typeof result === 'string'
          ? { states, problem: result }
          : { states: [...states, result].slice(-KEPT), problem: null },
      )
    }
    void look()
    const timer = setInterval(look, EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [token])
  return watched
}

const ask = async (token: string): Promise<ServiceState | 'away' | 'denied'> => {
  try {
    const response = await fetch('/console/state', { headers: { authorization: `Bearer ${token}` } })
    if (response.status === 401 || response.status === 403) return 'denied'
    return response.ok ? ((await response.json()) as ServiceState) : 'away'
  } catch {
    return 'away'
  }
}
