import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findText, loadModel, readText } from '@vivid/vision'
import type { TextView } from './text-views.js'

export interface TextReader {
  readonly name: string
  /** Everything that was read, in any order. */
  read(view: TextView): Promise<readonly string[]>
  close(): Promise<void>
}

export const ourTextReader = async (): Promise<TextReader> => {
  const detector = await loadModel('text-detector')
  const reader = await loadModel('text-reader')
  return {
    name: 'vivid',
    read: async ({ picture }) => {
      const lines = await readText(reader, picture, await findText(detector, picture))
      return lines.map(({ text }) => text)
    },
    close: async () => {},
  }
}

/** tesseract.js on the same cut-out card, English data of its own package, its own line finding. */
export const tesseractTextReader = async (): Promise<TextReader> => {
  const { createWorker } = await import('tesseract.js')
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  const langPath = join(data, '4.0.0_best_int')
  const worker = await createWorker('eng', 1, { langPath, cacheMethod: 'none', gzip: true })
  return {
    name: 'tesseract.js',
    read: async ({ file }) => (await worker.recognize(file)).data.text.split('\n'),
    close: async () => void (await worker.terminate()),
  }
}

/** PP-OCRv4 detection and recognition from npm. */
export const paddleTextReader = async (): Promise<TextReader> => {
  const { default: Ocr } = await import('@gutenye/ocr-node')
  const ocr = await Ocr.create()
  return {
    name: 'PP-OCRv4',
    read: async ({ file }) => (await ocr.detect(file)).map(({ text }: { text: string }) => text),
    close: async () => {},
  }
}
