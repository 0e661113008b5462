import type { EndedBadly } from '@vivid/contract'

const KEPT = 30

/** The last requests that were not answered well; no more than a page of them. */
export const rememberEndings = (now: () => number = Date.now) => {
  const endings: EndedBadly[] = []
  return {
    note: (ending: Omit<EndedBadly, 'atMs'>): void => {
      if (ending.outcome === 'answered' || ending.outcome === 'deferred') return
      endings.unshift({ atMs: now(), ...ending })
      endings.length = Math.min(endings.length, KEPT)
    },
    newestFirst: (): readonly EndedBadly[] => endings,
  }
}

export type Endings = ReturnType<typeof rememberEndings>
