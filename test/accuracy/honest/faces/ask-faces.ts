import { readFile } from 'node:fs/promises'
import { loadFaceEmbedder } from '@vivid/engines/face-match'
import type { AskEach } from '../ask-each.js'
import { readLabels } from '../read-labels.js'

/** A face with whose it is, from `labels.jsonl`: on a document, a selfie, or somebody else's. */
interface LabelledFace {
  readonly file: string
  readonly person: string
  readonly kind: string
}

export interface AskedFace extends LabelledFace {
  /** Length 1; null where no face was found. */
  readonly embedding: readonly number[] | null
}

export const readFaces = (folder: string): Promise<LabelledFace[]> => readLabels<LabelledFace>(folder)

export const askFaces = (faces: readonly LabelledFace[], askEach: AskEach): Promise<AskedFace[]> =>
  askEach('face-match', faces, async () => {
    const embedder = await loadFaceEmbedder()
    await embedder.warmUp()
    return async ({ file }) => {
      const { numbers } = await embedder.embed(await readFile(file))
      return { embedding: numbers && [...numbers.embedding] }
    }
  })
