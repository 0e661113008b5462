export {
  type BarcodeDecoder,
  openBarcodeDecoder,
} from './barcode/open-barcode-decoder.js'
export { type ReadBarcodes, readBarcodes } from './barcode/read-barcodes.js'
export { alignFace } from './face/align-face.js'
export { type EmbeddedFace, embedFace, productOf } from './face/embed-face.js'
export { type EyeOpening, eyeOpening } from './face/eye-opening.js'
export { type Box, type Face, faceCorners, faceSizePx, faceSquare, rollDegrees } from './face/face.js'
export { closerViews, wholeView } from './face/face-views.js'
export { findFaces, findFacesInView } from './face/find-faces.js'
export { type HeadPose, headPose } from './face/head-pose.js'
export { type FaceMesh, meshFace, meshPoint, meshPortrait } from './face/mesh-face.js'
export { tellSex } from './face/tell-sex.js'
export * from './geometry/index.js'
export { type Decoded, decode } from './image/decode.js'
export { drawOver, type Outline } from './image/draw-over.js'
export { anyPicture, type DecodeLimits, pricePicture } from './image/examine.js'
export { limitDecoders } from './image/limit-decoders.js'
export { createPicture, type Picture } from './image/picture.js'
export { DECODE_PEAK_MB } from './image/price/limits.js'
export type { Price } from './image/price/price.js'
export { stretchContrast } from './image/stretch-contrast.js'
export { rowsToGrey, toGrey } from './image/to-grey.js'
export { UndecodableImage } from './image/undecodable-image.js'
export { alignToEdges } from './locator/align-to-edges.js'
export {
  type DocumentKind,
  type Located,
  type LocatedDocument,
  locate,
  locateInView,
} from './locator/locate.js'
export { locateClear } from './locator/locate-clear.js'
export { lookCloser } from './locator/look-closer.js'
export { GLANCE_PX, lookAtWhole, type OpenedPicture, openPicture, type WholeLooks } from './locator/open-picture.js'
export { greyBatch } from './model/grey-batch.js'
export { loadModel, type Model, type Tensor } from './model/load-model.js'
export { type ModelCard, ModelUnavailable } from './model/model-card.js'
export { inputMemory } from './model/tensor-memory.js'
export { rectify } from './sample/rectify.js'
export { rectifyBand } from './sample/rectify-band.js'
export { rectifyColour } from './sample/rectify-colour.js'
export { viewTensor } from './sample/view-tensor.js'
export { findText } from './text/find-text.js'
export { lineWidthPx, readText, type TextLine } from './text/read-text.js'
