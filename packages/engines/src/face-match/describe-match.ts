import type { SeenFace, SeenFaces } from '@vivid/contract'
import { alignFace } from '@vivid/vision'
import { asSent, thousandths } from '../picture/as-sent.js'
import type { ComparedFaces, DocumentFace, SelfieFace } from './compared-faces.js'

/** What was seen of two pictures, for people to look at. */
export const describeMatch = ({ selfie, document, compared, problem }: ComparedFaces): SeenFaces => ({
  selfie: describeFace(selfie),
  document: document && describeFace(document),
  scores: compared && {
    similarity: thousandths(compared.similarity),
    quality: thousandths(compared.quality),
    portrait_quality: thousandths(compared.portraitQuality),
    sameness: thousandths(compared.sameness),
  },
  problem,
})

const describeFace = (seen: DocumentFace | SelfieFace): SeenFace => ({
  width: seen.originalWidthPx,
  height: seen.originalHeightPx,
  face: seen.found && asSent(seen).outline(alignFace(seen.found.mesh)),
})
