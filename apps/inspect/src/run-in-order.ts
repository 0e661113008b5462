interface Slot<Result> {
  readonly settled: Promise<Result>
  readonly settle: (result: Promise<Result>) => void
}

const openSlot = <Result>(): Slot<Result> => {
  let settle: Slot<Result>['settle'] = () => {}
  const settled = new Promise<Result>((resolve) => {
    settle = resolve
  })
  // Reported when its turn comes; until then it would count as unhandled.
  settled.catch(() => {})
  return { settled, settle }
}

/** Results in the order of the items, with at most so many under way at once. Who stops early waits until those have ended. */
export async function* runInOrder<Item, Result>(
  items: readonly Item[],
  most: number,
  run: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  const slots = items.map(() => openSlot<Result>())
  let next = 0
  const work = async () => {
    while (next < items.length) {
      const at = next
      next += 1
      const result = run(items[at]!)
      slots[at]!.settle(result)
      await result.catch(() => {})
    }
  }
  const working = Array.from({ length: most }, work)
  try {
    for (const { settled } of slots) yield await settled
  } finally {
    next = items.length
    await Promise.all(working)
  }
}
