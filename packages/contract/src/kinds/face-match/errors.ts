import { type ErrorEntry, finished, unusable } from '../../error-entry.js'

/** 730 to 733, ours: whether the selfie shows the person on the document. The selfie's own problems have the codes of its liveness. */
export const faceMatchErrors = {
  faces_differ: finished(
    730,
    "The faces do not match: take the selfie of the document's holder, in even light and without anything before the face.",
    'Las caras no coinciden: tome la selfie del titular del documento, con luz uniforme y sin nada delante de la cara.',
    'Os rostos não coincidem: tire a selfie do titular do documento, com luz uniforme e sem nada na frente do rosto.',
  ),
  document_face_not_found: finished(
    731,
    'No face was found on the document: show the side with the portrait, upright, uncovered and without reflections.',
    'No se encontró ninguna cara en el documento: muestre el lado de la fotografía, derecho, sin cubrirlo y sin reflejos.',
    'Nenhum rosto foi encontrado no documento: mostre o lado com a foto, na posição correta, sem cobri-la e sem reflexos.',
  ),
  document_missing: unusable(
    731,
    400,
    'The document was not sent in the request: add a picture of the side with the portrait.',
    'No se envió el documento en la solicitud: agregue una imagen del lado de la fotografía.',
    'O documento não foi enviado na solicitação: adicione uma imagem do lado com a foto.',
  ),
  document_face_unusable: finished(
    732,
    "The document's portrait is too small, worn or covered to compare: photograph the document from closer, sharp and without reflections.",
    'La fotografía del documento es demasiado pequeña o está gastada o cubierta para compararla: fotografíe el documento más de cerca, nítido y sin reflejos.',
    'A foto do documento é pequena demais ou está gasta ou coberta para ser comparada: fotografe o documento mais de perto, com nitidez e sem reflexos.',
  ),
  selfie_of_document: finished(
    733,
    "The selfie shows the document's own portrait: take a picture of yourself.",
    'La selfie muestra la propia fotografía del documento: tome una foto de usted.',
    'A selfie mostra a própria foto do documento: tire uma foto de você.',
  ),
} as const satisfies Record<string, ErrorEntry>
