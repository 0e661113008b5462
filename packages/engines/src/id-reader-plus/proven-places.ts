import type { Look } from '@vivid/contract'
import { centre, contains } from '@vivid/vision'
import type { Capture } from '../document-liveness/index.js'
import { describeLook, type ReadPlace } from '../ocr/index.js'
import { asSent } from '../picture/as-sent.js'

const captureOf = (captures: readonly Capture[], { picture }: ReadPlace) =>
  captures[picture === 'backside' ? 1 : 0]!.examined

/** Whether something was read in another document of the picture than the one that is proven. */
export const isReadElsewhere = (captures: readonly Capture[], places: readonly ReadPlace[]): boolean =>
  places.some((place) => {
    const proven = captureOf(captures, place).document?.quad
    const isSame = (read: (typeof place.outlines)[number]) =>
      proven && contains(proven, centre(read)) && contains(read, centre(proven))
    return !place.outlines.every(isSame)
  })

/** Each side as it was read and proven, with the portrait that was judged. */
export const describeLooks = (captures: readonly Capture[], places: readonly ReadPlace[]): Look[] =>
  places.map((place) => {
    const look = describeLook(place)
    const { document, portrait, ...decoded } = captureOf(captures, place)
    const sent = asSent(decoded)
    return {
      ...look,
      outlines: [...look.outlines!, ...(document ? [sent.corners(document.quad)] : [])],
      ...(portrait && { face: sent.boxAround(portrait) }),
    }
  })
