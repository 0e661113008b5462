import type { SeenCapture } from '@vivid/contract'

interface Signal {
  name: string
  value: number
  threshold: number
  /** Index of the picture. */
  at: number
}

/** Each signal of the side on which it comes nearest to its threshold: a document is as genuine as its more doubtful side. */
export const doubtful = (captures: readonly Pick<SeenCapture, 'signals'>[]): Signal[] => {
  const byName = new Map<string, Signal>()
  for (const [at, { signals }] of captures.entries()) {
    for (const signal of signals ?? []) {
      const known = byName.get(signal.name)
      if (!known || signal.value / signal.threshold > known.value / known.threshold)
        byName.set(signal.name, { ...signal, at })
    }
  }
  return [...byName.values()]
}
