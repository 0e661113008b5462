export interface Looker {
  /** Looks after so many milliseconds, unless a look is due earlier. */
  plan(ms: number): void
  /** Plans no further look, and waits for the one that is under way. */
  close(): Promise<void>
}

/** Calls `look` whenever it is due, one at a time. `look` plans the next one itself and never rejects. */
export const lookWhenDue = (look: () => Promise<void>): Looker => {
  let timer: NodeJS.Timeout | undefined
  let dueAtMs = Number.POSITIVE_INFINITY
  let looking = Promise.resolve()
  let isClosing = false
  const start = () => {
    dueAtMs = Number.POSITIVE_INFINITY
    looking = looking.then(look)
  }
  return {
    plan: (ms) => {
      const atMs = performance.now() + ms
      if (isClosing || atMs >= dueAtMs) return
      clearTimeout(timer)
      dueAtMs = atMs
      timer = setTimeout(start, ms)
      timer.unref()
    },
    close: async () => {
      isClosing = true
      clearTimeout(timer)
      await looking
    },
  }
}
