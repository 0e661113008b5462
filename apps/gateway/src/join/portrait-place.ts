import type { Job } from '@vivid/contract'
import type { Part } from './agree.js'

/**
 * Which pictures the face match searches for the portrait, and within which outlines: the sides that were read and bear a portrait, or may
 * bear one. The names that the pictures were sent under do not count. Null where nothing was read: the face match then searches all of `document`.
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
