/** Scalar's buttons that copy code show an icon alone; screen readers are told what they do. */
export const nameButtons = (place: Element, name: string): (() => void) => {
  const nameAll = () => {
    for (const button of place.querySelectorAll('button[class*=copy-button]:not([aria-label])')) {
      button.setAttribute('aria-label', name)
    }
  }
  const observer = new MutationObserver(nameAll)
  observer.observe(place, { childList: true, subtree: true })
  return () => observer.disconnect()
}
