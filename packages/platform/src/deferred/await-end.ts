import type { DeferredAnalyses } from './deferred-analyses.js'

const LOOK_MS = 200

/** Resolves when the analysis has ended or after `waitMs`, whichever comes first; also while Redis is away. */
export type AwaitEnd = (id: number, waitMs: number) => Promise<void>

/** All who wait at this gateway share one look. */
export const createAwaitEnd = (analyses: Pick<DeferredAnalyses, 'look'>): AwaitEnd => {
  const waiting = new Map<number, Set<() => void>>()
  let isLooking = false

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
  return (id, waitMs) =>
    new Promise((resolve) => {
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
}
