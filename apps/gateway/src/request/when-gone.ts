/** Acts when the caller hangs up, also where it has done so already: then the signal tells no more. */
export const whenGone = (gone: AbortSignal, act: () => void): void => {
  if (gone.aborted) act()
  else gone.addEventListener('abort', act, { once: true })
}
