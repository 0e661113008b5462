const EVERY_MS = 500

/** Calls `gone` once the process that started this one has ended. */
export const watchParent = (gone: () => void, parentId: () => number = () => process.ppid): void => {
  const first = parentId()
  const timer = setInterval(() => {
    // An orphan is given another parent.
    if (parentId() === first) return
    clearInterval(timer)
    gone()
  }, EVERY_MS)
  timer.unref()
}
