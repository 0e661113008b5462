import { readFile } from 'node:fs/promises'
import type { ErrorName } from '@vivid/contract'
import { loadFaceEmbedder } from '@vivid/engines/face-match'
import { loadSelfieAnalyst } from '@vivid/engines/selfie-liveness'
import type { AskEach } from '../ask-each.js'
import type { LabelledPerson } from './labelled-person.js'

export interface AskedPerson extends LabelledPerson {
  readonly problem: ErrorName | null
  /** Log odds of a living person; null where the face was not judged. */
  readonly score: number | null
  readonly embedding: readonly number[] | null
}

export const askPeople = (people: readonly LabelledPerson[], askEach: AskEach): Promise<AskedPerson[]> =>
  askEach('people', people, async () => {
    const [analyst, embedder] = [await loadSelfieAnalyst(), await loadFaceEmbedder()]
    return async ({ file }) => {
      const bytes = await readFile(file)
      const { problem, found } = await analyst.analyse(bytes)
      const { numbers } = await embedder.embed(bytes)
      return {
        problem,
        score: found?.spoof?.score ?? null,
        embedding: numbers && [...numbers.embedding].map((value) => Math.round(value * 1e5) / 1e5),
      }
    }
  })
