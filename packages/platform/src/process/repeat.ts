/** Runs `work` every so often, one at a time, until it is closed; the last run is waited for. `work` never rejects. */
export const repeat = (everyMs: number, work: () => Promise<void>): { close(): Promise<void> } => {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= work().finally(() => {
      running = null
    })
  }, everyMs)
  timer.unref()
  return {
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
