import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { loadDocumentReader } from '@vivid/engines/ocr'
import { UndecodableImage } from '@vivid/vision'
import { Piscina } from 'piscina'
import { annotate } from './annotate.js'
import { describeDocument } from './describe-document.js'

interface Settings {
  readonly annotate?: string
  readonly models?: string
}

const settings = Piscina.workerData as Settings

const start = async () => {
  const reader = await loadDocumentReader(settings.models === undefined ? {} : { modelsFolder: settings.models })
  await reader.warmUp()
  return async (file: string) => {
    try {
      const bytes = await readFile(file)
      const startedAt = performance.now()
      const read = await reader.read(bytes)
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      if (settings.annotate) {
        const name = `${basename(file, extname(file))}.jpg`
        await writeFile(join(settings.annotate, name), await annotate(read))
      }
      return { file, ms, ...describeDocument(read) }
    } catch (error) {
      // A broken picture or a missing file is one bad line; everything else is a bug and must be seen as one.
      if (!(error instanceof UndecodableImage) && !isMissingFile(error)) throw error
      return { file, ms: null, error: (error as Error).message }
    }
  }
}

const isMissingFile = (error: unknown) =>
  ['ENOENT', 'EACCES', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

export default start()
