/** The part of Scalar's bundle that is used; it has no types of its own when it is loaded as a script. */
export interface Scalar {
  createApiReference(place: Element, configuration: object): { destroy(): void }
}

declare const SCALAR_FILE: string

/** A megabyte, compressed: only the reference loads it, once. */
export const loadScalar = (): Promise<Scalar> =>
  new Promise((resolve, reject) => {
    const loaded = () => (globalThis as { Scalar?: Scalar }).Scalar
    const ready = loaded()
    if (ready) return resolve(ready)
    const script = document.createElement('script')
    script.src = SCALAR_FILE
    script.onload = () => resolve(loaded()!)
    script.onerror = () => reject(new Error(`${SCALAR_FILE} could not be loaded`))
    document.head.append(script)
  })
