/**
 * Loaded before an app of ours by `--import`, in chaos runs only: the parent may set the process' clock wrong, or have it
 * use up its heap. Nothing in the app knows of it.
 */
export interface Mischief {
  clockShiftMs?: number
  exhaustHeap?: true
}

const RealDate = Date
let shiftMs = 0

globalThis.Date = class extends RealDate {
  constructor(...values: unknown[]) {
    if (values.length === 0) super(RealDate.now() + shiftMs)
    else super(...(values as [number]))
  }
  static override now(): number {
    return RealDate.now() + shiftMs
  }
} as DateConstructor

const exhaustHeap = () => {
  const hoard: unknown[] = []
  for (;;) hoard.push(Array.from({ length: 100_000 }, (_, index) => ({ index })))
}

process.on('message', ({ clockShiftMs, exhaustHeap: exhaust }: Mischief) => {
  if (clockShiftMs !== undefined) shiftMs = clockShiftMs
  if (exhaust) exhaustHeap()
})
