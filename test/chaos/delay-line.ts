/** Runs what is put into it in the order it came, each piece once its own delay is over: as a wire does, however its length changes. */
export const createDelayLine = (): ((work: () => void, delayMs: number) => void) => {
  const waiting: { work: () => void; dueAt: number }[] = []
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    timer = undefined
    for (let first = waiting[0]; first; first = waiting[0]) {
      const restMs = first.dueAt - performance.now()
      if (restMs > 0) {
        timer = setTimeout(run, restMs)
        return
      }
      waiting.shift()
      first.work()
    }
  }
  return (work, delayMs) => {
    waiting.push({ work, dueAt: performance.now() + delayMs })
    if (timer === undefined) run()
  }
}
