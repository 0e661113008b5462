interface Slot<Result> {
  readonly ended: Promise<Result>
  readonly end: (result: Promise<Result>) => void
}

const openSlot = <Result>(): Slot<Result> => {
  let end: Slot<Result>['end'] = () => {}
  const ended = new Promise<Result>((resolve) => {
    end = resolve
  })
  // Reported when its turn comes; until then it would count as unhandled.
  ended.catch(() => {})
  return { ended, end }
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
      slots[at]!.end(result)
      await result.catch(() => {})
    }
  }
  const working = Array.from({ length: most }, work)
  try {
    for (const { ended } of slots) yield await ended
  } finally {
    next = items.length
    await Promise.all(working)
  }
}
