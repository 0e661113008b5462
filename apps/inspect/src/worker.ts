import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { UndecodableImage } from '@vivid/vision'
import { Piscina } from 'piscina'
import type { Arguments } from './arguments.js'
import { openDocumentInspector } from './inspect-document.js'
import { openFaceInspector } from './inspect-face.js'
import { openSelfieInspector } from './inspect-selfie.js'

const settings = Piscina.workerData as Pick<Arguments, 'as' | 'annotate' | 'page' | 'models'>

const openers = { document: openDocumentInspector, selfie: openSelfieInspector, face: openFaceInspector }

const start = async () => {
  const inspector = await openers[settings.as](settings.models)
  return async (file: string) => {
    try {
      const { line, annotate, section } = await inspector.inspect(await readFile(file))
      if (settings.annotate) {
        const name = `${basename(file, extname(file))}.jpg`
        await writeFile(join(settings.annotate, name), await annotate())
      }
      const shown = settings.page && section ? { section: await section() } : {}
      return { file, ...line, ...shown }
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
