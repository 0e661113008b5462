import { type ErrorEntry, finished, ours, report } from '../../error-entry.js'

const original = { en: 'photograph the original itself', es: 'fotografíe el documento original' } as const

/** 818 to 829, and its failure: the proof of life of a document. */
export const proofErrors = {
  document_check_failed: ours(
    800,
    `The proof of life of the document could not be carried out because of an internal error: ${report.en}.`,
    `No se pudo realizar la prueba de vida del documento por un error interno: ${report.es}.`,
  ),
  document_quality_unacceptable: finished(
    818,
    'The image quality is not acceptable for the proof of life of the document: take a sharp photo from closer, in good light.',
    'La calidad de la imagen no es aceptable para la prueba de vida del documento: tome una foto nítida, más de cerca y con buena luz.',
  ),
  document_on_screen: finished(
    818,
    `The document appears to be shown on a screen: ${original.en}.`,
    `El documento parece mostrarse en una pantalla: ${original.es}.`,
  ),
  document_copied: finished(
    818,
    `The document appears to be a printed copy: ${original.en}.`,
    `El documento parece ser una copia impresa: ${original.es}.`,
  ),
  document_portrait_replaced: finished(
    818,
    `The portrait of the document appears to have been replaced: ${original.en}.`,
    `La fotografía del documento parece reemplazada: ${original.es}.`,
  ),
  document_manipulated: finished(
    818,
    `The document appears to be digitally made or manipulated: ${original.en}.`,
    `El documento parece generado o manipulado digitalmente: ${original.es}.`,
  ),
  document_not_found: finished(
    819,
    'The document is not detected in the image: lay it on a plain background and show all of it.',
    'No se detecta el documento en la imagen: colóquelo sobre un fondo liso y muéstrelo entero.',
  ),
  document_portrait_not_found: finished(
    820,
    'The document photo is not detected in the image: show the side with the photo, uncovered and without reflections.',
    'No se detecta la fotografía del documento en la imagen: muestre el lado de la fotografía, sin cubrirla y sin reflejos.',
  ),
  document_cropped: finished(
    821,
    'The document is cropped; part of it is not present in the image: show all four corners.',
    'El documento está recortado; falta una parte en la imagen: muestre las cuatro esquinas.',
  ),
  document_too_small: finished(
    822,
    'The document covers less than 10 % of the image: move closer.',
    'El documento ocupa menos del 10 % de la imagen: acérquese.',
  ),
  document_outside_frame: finished(
    823,
    'The document borders are outside of the photo frame: show all four corners.',
    'Los bordes del documento están fuera del encuadre: muestre las cuatro esquinas.',
  ),
  several_documents: finished(
    824,
    'There is more than one document in the photo frame: show only one.',
    'Hay más de un documento en el encuadre: muestre solo uno.',
  ),
  document_near_edge: finished(
    825,
    'The document is near the edges of the photo frame: leave some room around it.',
    'El documento está demasiado cerca de los bordes del encuadre: deje espacio a su alrededor.',
  ),
  document_blurry: finished(
    826,
    'The document is too blurry: hold the camera still and let it focus.',
    'El documento está demasiado borroso: sostenga la cámara sin moverla y deje que enfoque.',
  ),
  document_over_compressed: finished(
    827,
    'The document is overly compressed: send the picture as the camera took it, or compress it less.',
    'El documento está demasiado comprimido: envíe la imagen original de la cámara o comprímala menos.',
  ),
  document_exposure: finished(
    828,
    'The document is either too bright or too dark: use even light.',
    'El documento está demasiado claro o demasiado oscuro: use una luz uniforme.',
  ),
  document_reflections: finished(
    829,
    'The document has reflections: tilt it, or move it away from lamps and windows.',
    'El documento tiene reflejos: inclínelo o aléjelo de lámparas y ventanas.',
  ),
} as const satisfies Record<string, ErrorEntry>
