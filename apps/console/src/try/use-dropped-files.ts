import { useEffect, useRef } from 'preact/hooks'

/** Files that are dropped anywhere on the page or pasted into it. Slots take what is dropped on them first. */
export const useDroppedFiles = (isActive: boolean, take: (files: File[]) => void): void => {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    if (!isActive) return
    const over = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      latest.current([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => latest.current([...(event.clipboardData?.files ?? [])])
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [isActive])
}
