import type { Job } from '@vivid/contract'
import type { Part } from './agree.js'

/**
 * The pictures in which a document's portrait is looked for, and where in them: those sides that were read and bear it, or may, whatever
 * names they were sent under. Null where nothing was read, and the picture alone decides.
 */
export const portraitPlace = (
  { reply: { looks = [] }, images }: Part,
  selfie: string,
): Pick<Job<'face-match'>, 'images' | 'within'> | null => {
  const [first, second] = looks.flatMap(({ picture, outlines, bearsPortrait }) => {
    const key = images[picture]
    return key && outlines && bearsPortrait !== false ? [{ key, outlines }] : []
  })
  if (!first) return null
  return {
    images: { selfie, document: first.key, ...(second && { backside: second.key }) },
    within: { document: first.outlines, ...(second && { backside: second.outlines }) },
  }
}
