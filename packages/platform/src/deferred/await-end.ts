import type { DeferredAnalyses } from './deferred-analyses.js'

const LOOK_MS = 200

export interface AwaitEnd {
  /** Resolves when the analysis has ended or after `waitMs`, whichever comes first; also while Redis is away. */
  awaitEnd(id: number, waitMs: number): Promise<void>
  /** Nobody is kept waiting any longer, nor from now on. */
  dismiss(): void
}

/** All who wait at this gateway share one look. */
export const createAwaitEnd = (analyses: Pick<DeferredAnalyses, 'look'>): AwaitEnd => {
  const waiting = new Map<number, Set<() => void>>()
  let isLooking = false
  let isDismissed = false

  const look = async () => {
    const ids = [...waiting.keys()]
    const states = await analyses.look(ids).catch(() => null)
    ids.forEach((id, at) => {
      if (states?.[at] === null) for (const tell of waiting.get(id) ?? []) tell()
    })
    isLooking = false
    lookLater()
  }
  const lookLater = () => {
    if (isLooking || waiting.size === 0) return
    isLooking = true
    setTimeout(look, LOOK_MS).unref()
  }
  const awaitEnd: AwaitEnd['awaitEnd'] = (id, waitMs) =>
    new Promise((resolve) => {
      if (isDismissed) return resolve()
      const tellers = waiting.get(id) ?? new Set()
      const end = () => {
        clearTimeout(limit)
        tellers.delete(end)
        if (tellers.size === 0) waiting.delete(id)
        resolve()
      }
      const limit = setTimeout(end, waitMs)
      tellers.add(end)
      waiting.set(id, tellers)
      lookLater()
    })
  return {
    awaitEnd,
    dismiss: () => {
      isDismissed = true
      for (const tellers of [...waiting.values()]) for (const tell of [...tellers]) tell()
    },
  }
}
