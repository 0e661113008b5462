import { runProcess } from '../run-process.js'

/** A process that takes as long to drain as its first argument says, and may take as long as its second. */
const [closesAfterMs, drainLimitMs] = process.argv.slice(2).map(Number) as [number, number]

await runProcess('draining', 'for a test', [], async () => ({
  ports: { adminPort: 0 },
  readiness: { failing: () => [], firstReady: Promise.resolve() },
  drainLimitMs,
  close: () => {
    if (process.connected) process.send?.('draining')
    return new Promise((resolve) => setTimeout(resolve, closesAfterMs))
  },
}))
// Something to live for, as a listening port would be.
setInterval(() => undefined, 1000)
