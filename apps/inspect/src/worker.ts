import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { loadCatalogue } from '@vivid/documents'
import { loadDocumentExaminer } from '@vivid/engines/document-liveness'
import { everything, interpret, loadDocumentReader } from '@vivid/engines/ocr'
import { UndecodableImage } from '@vivid/vision'
import { Piscina } from 'piscina'
import { annotate } from './annotate.js'
import { describeDocument } from './describe-document.js'
import { describeLiveness, outlineLiveness } from './describe-liveness.js'

interface Settings {
  readonly annotate?: string
  readonly models?: string
}

const settings = Piscina.workerData as Settings

const start = async () => {
  const reader = await loadDocumentReader(settings.models === undefined ? {} : { modelsFolder: settings.models })
  const examiner = await loadDocumentExaminer(settings.models)
  const catalogue = loadCatalogue()
  await Promise.all([reader.warmUp(), examiner.warmUp()])
  return async (file: string) => {
    try {
      const bytes = await readFile(file)
      const { result: read, ms } = await timed(async () => {
        const seen = await reader.read(bytes, everything)
        return { seen, interpreted: interpret([seen], { catalogue, today: new Date() }) }
      })
      const { result: proof, ms: proofMs } = await timed(async () => {
        const examined = await examiner.examine(bytes, 'any')
        return { examined, judged: await examiner.judge(examined) }
      })
      if (settings.annotate) {
        const name = `${basename(file, extname(file))}.jpg`
        const outlines = outlineLiveness(proof.examined)
        await writeFile(join(settings.annotate, name), await annotate(read.seen, read.interpreted, outlines))
      }
      const described = describeDocument(read.seen, read.interpreted)
      return { file, ms, ...described, ...describeLiveness(proof.examined, proof.judged, proofMs) }
    } catch (error) {
      // A broken picture or a missing file is one bad line; everything else is a bug and must be seen as one.
      if (!(error instanceof UndecodableImage) && !isMissingFile(error)) throw error
      return { file, ms: null, error: (error as Error).message }
    }
  }
}

async function timed<Result>(work: () => Promise<Result>) {
  const startedAt = performance.now()
  const result = await work()
  return { result, ms: Math.round((performance.now() - startedAt) * 10) / 10 }
}

const isMissingFile = (error: unknown) =>
  ['ENOENT', 'EACCES', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

export default start()
