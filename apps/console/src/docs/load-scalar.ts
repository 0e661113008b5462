/** The part of Scalar's bundle that is used; it has no types of its own when it is loaded as a script. */
export interface Scalar {
  createApiReference(place: Element, configuration: object): { destroy(): void }
}

declare const SCALAR_FILE: string

/** Scalar stamps the page's nonce on some of the style elements it makes; the policy would drop the others. */
const stampStyles = () => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content ?? ''
  const create = document.createElement.bind(document)
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }) as typeof document.createElement
}

/** A megabyte, compressed: only the reference loads it, once. */
export const loadScalar = (): Promise<Scalar> =>
  new Promise((resolve, reject) => {
    const loaded = () => (globalThis as { Scalar?: Scalar }).Scalar
    const ready = loaded()
    if (ready) return resolve(ready)
    stampStyles()
    const script = document.createElement('script')
    script.src = SCALAR_FILE
    script.onload = () => resolve(loaded()!)
    script.onerror = () => reject(new Error(`${SCALAR_FILE} could not be loaded`))
    document.head.append(script)
  })
