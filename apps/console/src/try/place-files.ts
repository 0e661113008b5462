import { type Inquiry, neededPictures } from '../service/inquiry.js'

/** Where files belong that were not dropped on a slot: two are the sides of a card, one goes where a picture is missing. */
export const placeFiles = (inquiry: Inquiry, files: readonly File[]): Partial<Inquiry> | null => {
  const [first, second] = files
  if (!first) return null
  if (second && inquiry.about === 'document') {
    return { documentType: 'identification_card', pictures: { frontside: first, backside: second } }
  }
  if (second && inquiry.about === 'person') return { pictures: { selfie: first, document: second } }
  const needed = neededPictures(inquiry)
  const place = needed.find((name) => !inquiry.pictures[name]) ?? needed[0]!
  return { pictures: { ...inquiry.pictures, [place]: first } }
}
