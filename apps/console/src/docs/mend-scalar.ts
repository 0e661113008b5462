/**
 * What screen readers need and Scalar leaves out: its buttons that copy code show an icon alone, its bar on small screens is a second
 * banner beside the page's own, and its cards of example answers are regions that all have one name. And two words that Scalar does
 * not translate.
 */
export const mendScalar = (
  place: Element,
  words: { copy: string; reference: string; more: string; less: string },
): (() => void) => {
  const spoken: Readonly<Record<string, string>> = { More: words.more, Less: words.less }
  const mend = () => {
    for (const button of place.querySelectorAll('button[class*=copy-button]:not([aria-label])'))
      button.setAttribute('aria-label', words.copy)
    for (const bar of place.querySelectorAll('header:not([role])')) {
      bar.setAttribute('role', 'none')
      bar.parentElement?.setAttribute('role', 'navigation')
      bar.parentElement?.setAttribute('aria-label', words.reference)
    }
    for (const button of place.querySelectorAll('button[aria-controls]')) {
      const word = spoken[button.textContent]
      if (word && word !== button.textContent) button.textContent = word
    }
    for (const card of place.querySelectorAll('.response-card[role=region]')) card.setAttribute('role', 'group')
  }
  const observer = new MutationObserver(mend)
  observer.observe(place, { childList: true, subtree: true })
  return () => observer.disconnect()
}
