import type { PageSection } from './page/page-section.js'

/** Looks at one kind of picture; made once per thread. */
export interface Inspector {
  /** Throws `UndecodableImage` for what is no picture. */
  inspect(bytes: Uint8Array): Promise<Inspected>
}

interface Inspected {
  /** One line of output, without the file's name; `ms` is the engine's time. */
  readonly line: { readonly ms: number }
  /** The picture with what was found drawn in. */
  annotate(): Promise<Buffer>
  /** The same as part of a page; selfies have none. */
  section?(): Promise<PageSection>
}
