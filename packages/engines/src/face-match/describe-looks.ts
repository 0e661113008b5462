import type { Look } from '@vivid/contract'
import { lookAtFace } from '../picture/as-sent.js'
import type { ComparedFaces } from './compared-faces.js'

/** The two faces that were compared. */
export const describeLooks = ({ selfie, document }: ComparedFaces): Look[] => [
  ...lookAtFace('selfie', selfie),
  ...(document ? lookAtFace(document.name, document) : []),
]
