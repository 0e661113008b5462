import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Picture } from '@vivid/vision'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'

export interface SecondReading {
  readonly text: string
  /** 0…1 */
  readonly confidence: number
  readonly characters: readonly { readonly character: string; readonly confidence: number }[]
}

/** Another reader of printed lines, slow and independent of ours: Tesseract. */
export interface SecondReader {
  /** Reads one grey line of print; the first call starts the reader. */
  read(line: Picture): Promise<SecondReading>
}

const LANGUAGE = 'spa'

type LineWorker = Pick<Worker, 'recognize'>

/** Nothing starts, and no memory is taken, before the first line comes; a start that failed is tried again for the next line. */
export const openSecondReader = (start: () => Promise<LineWorker> = startTesseract): SecondReader => {
  let starting: Promise<LineWorker> | null = null
  const started = async () => {
    starting ??= start()
    try {
      return await starting
    } catch (error) {
      starting = null
      throw error
    }
  }
  return { read: async (line) => readLine(await started(), line) }
}

const startTesseract = async (): Promise<LineWorker> => {
  const data = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${LANGUAGE}/package.json`))
  const worker = await createWorker(LANGUAGE, OEM.LSTM_ONLY, {
    // From the package, never from the network, and not copied beside the process.
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    // Without it the library throws outside of every promise.
    errorHandler: () => {},
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE })
  return worker
}

const readLine = async (worker: LineWorker, { widthPx, heightPx, data }: Picture): Promise<SecondReading> => {
  const header = Buffer.from(`P5\n${widthPx} ${heightPx}\n255\n`, 'latin1')
  const { data: page } = await worker.recognize(Buffer.concat([header, data]), {}, { text: true, blocks: true })
  const words = (page.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
  )
  const characters = words.flatMap(({ symbols }, i) => [
    ...(i > 0 ? [{ character: ' ', confidence: 1 }] : []),
    ...symbols.map(({ text, confidence }) => ({ character: text, confidence: confidence / 100 })),
  ])
  return { text: characters.map(({ character }) => character).join(''), confidence: page.confidence / 100, characters }
}
