import { asSent, thousandths } from '../picture/as-sent.js'
import { describeSelfie } from '../selfie-liveness/describe-selfie.js'
import type { ComparedFaces } from './compared-faces.js'

/** What was seen of two pictures, for people to look at. */
export const describeMatch = ({ selfie, document, compared, problem }: ComparedFaces) => {
  const box = document?.found?.face.box
  return {
    selfie: describeSelfie(selfie),
    document: document && {
      width: document.originalWidthPx,
      height: document.originalHeightPx,
      /** Left, top, right, bottom. */
      portrait: box ? [box.left, box.top, box.right, box.bottom].map(asSent(document).px) : null,
    },
    similarity: compared && thousandths(compared.similarity),
    quality: compared && thousandths(compared.quality),
    portrait_quality: compared && thousandths(compared.portraitQuality),
    sameness: compared && thousandths(compared.sameness),
    problem,
  }
}
