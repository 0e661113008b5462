import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadDocumentReader } from '@vivid/engines/ocr'
import { pickMrzLines } from './mrz-pick-lines.js'

export interface MrzReader {
  readonly name: string
  /** The lines read, none when there is nothing. */
  read(file: string, bytes: Uint8Array): Promise<readonly string[]>
  close(): Promise<void>
}

export const ourReader = async (): Promise<MrzReader> => {
  const reader = await loadDocumentReader()
  return {
    name: 'vivid',
    read: async (_, bytes) => (await reader.read(bytes)).mrz?.reading.lines ?? [],
    close: async () => {},
  }
}

/** tesseract.js on the whole picture, English data of its own package. */
export const tesseractReader = async (): Promise<MrzReader> => {
  const { createWorker } = await import('tesseract.js')
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  const worker = await createWorker('eng', 1, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  })
  return {
    name: 'tesseract.js',
    read: async (_, bytes) => pickMrzLines((await worker.recognize(Buffer.from(bytes))).data.text.split('\n')),
    close: async () => void (await worker.terminate()),
  }
}

/** PP-OCRv4 detection and recognition from npm. */
export const paddleReader = async (): Promise<MrzReader> => {
  const { default: Ocr } = await import('@gutenye/ocr-node')
  const ocr = await Ocr.create()
  return {
    name: 'PP-OCRv4',
    read: async (file) => pickMrzLines((await ocr.detect(file)).map(({ text }: { text: string }) => text)),
    close: async () => {},
  }
}
