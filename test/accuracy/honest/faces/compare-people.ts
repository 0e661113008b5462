import type { AskedFace } from './ask-faces.js'

/** A document's portrait beside a face. */
export interface FacePair {
  /** Whose document it is, and whose face. */
  readonly holder: string
  readonly other: string
  /** From -1 to 1; -1 where a face was not found, which matches nobody. */
  readonly similarity: number
}

export const isSame = ({ holder, other }: FacePair): boolean => holder === other

/** Every document against every face that is on none, the most alike first. */
export const comparePeople = (faces: readonly AskedFace[]): FacePair[] => {
  const documents = faces.filter(({ kind }) => kind === 'document')
  const others = faces.filter(({ kind }) => kind !== 'document')
  return documents
    .flatMap((document) =>
      others.map((face) => ({
        holder: document.person,
        other: face.person,
        similarity: productOf(document.embedding, face.embedding),
      })),
    )
    .sort((a, b) => b.similarity - a.similarity)
}

const productOf = (one: AskedFace['embedding'], other: AskedFace['embedding']): number =>
  one && other ? one.reduce((sum, value, i) => sum + value * other[i]!, 0) : -1
