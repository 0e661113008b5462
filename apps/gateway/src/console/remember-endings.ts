import type { EndedBadly } from '@vivid/contract'

const kept = 30

/** The last requests that were not answered well; no more than a page of them. */
export const rememberEndings = (now: () => number = Date.now) => {
  const endings: EndedBadly[] = []
  return {
    note: (ending: Omit<EndedBadly, 'atMs'>): void => {
      if (ending.outcome === 'answered') return
      endings.unshift({ atMs: now(), ...ending })
      endings.length = Math.min(endings.length, kept)
    },
    newestFirst: (): readonly EndedBadly[] => endings,
  }
}

export type Endings = ReturnType<typeof rememberEndings>
