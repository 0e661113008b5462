import type { OcrEngine } from '@vivid/contract'
import { createOcrEngine, type DocumentReader, loadDocumentReader } from '@vivid/engines/ocr'
import { openStudio, type Studio } from '@vivid/specimens'
import { test } from 'vitest'

interface Loaded {
  engine: OcrEngine
  reader: DocumentReader
  studio: Studio
}

// Vitest reads the names of what a fixture needs from the pattern: these need nothing.
/** What takes seconds to load is loaded once for all files of a thread. */
export const readingTest = test.extend<Loaded>({
  // biome-ignore lint/correctness/noEmptyPattern: see above
  engine: [async ({}, use) => use(await createOcrEngine()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  reader: [async ({}, use) => use(await loadDocumentReader()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  studio: [async ({}, use) => use(await openStudio()), { scope: 'worker' }],
})
