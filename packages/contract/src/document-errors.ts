import { type ErrorEntry, finished, ours, report, unusable } from './error-entry.js'

/** For whatever a better photo would show; a text says what is wrong, then what to do. */
const again = {
  en: 'take a sharp photo of the whole document, without reflections',
  es: 'tome una foto nítida de todo el documento, sin reflejos',
} as const
const original = { en: 'photograph the original itself', es: 'fotografíe el documento original' } as const

/** 800 to 829: reading a document, and its proof of life. */
export const documentErrors = {
  file_unreadable: finished(
    800,
    'The file could not be processed: send a whole JPEG picture of at most 50 megapixels.',
    'No se pudo procesar el archivo: envíe una imagen JPEG completa de 50 megapíxeles como máximo.',
  ),
  file_too_large: unusable(
    800,
    413,
    'The file is larger than 2 MB (2,097,152 bytes): send a smaller one.',
    'El archivo supera los 2 MB (2.097.152 bytes): envíe uno más pequeño.',
  ),
  reading_failed: ours(
    800,
    `The file could not be processed because of an internal error: ${report.en}.`,
    `No se pudo procesar el archivo por un error interno: ${report.es}.`,
  ),
  document_check_failed: ours(
    800,
    `The proof of life of the document could not be carried out because of an internal error: ${report.en}.`,
    `No se pudo realizar la prueba de vida del documento por un error interno: ${report.es}.`,
  ),
  mrz_not_found: finished(
    801,
    `The machine readable zone could not be extracted from the document: ${again.en}.`,
    `No se pudo extraer la zona de lectura mecánica (MRZ) del documento: ${again.es}.`,
  ),
  birth_date_unreadable: finished(
    802,
    `The date of birth could not be processed: ${again.en}.`,
    `No se pudo procesar la fecha de nacimiento: ${again.es}.`,
  ),
  gender_unreadable: finished(
    803,
    'The gender could not be processed: it must be printed as M or F and be legible; take a sharp photo of the whole document.',
    'No se pudo procesar el género: debe estar impreso como M o F y ser legible; tome una foto nítida de todo el documento.',
  ),
  expiration_date_unreadable: finished(
    804,
    `The expiration date could not be processed: ${again.en}.`,
    `No se pudo procesar la fecha de vencimiento: ${again.es}.`,
  ),
  barcode_unreadable: finished(
    805,
    'The code (QR or barcode) of the document could not be processed: photograph the whole code, sharp and without reflections.',
    'No se pudo procesar el código (QR o de barras) del documento: fotografíe el código completo, nítido y sin reflejos.',
  ),
  metadata_not_found: finished(
    806,
    `The document metadata could not be extracted: check that it is a supported document, then ${again.en}.`,
    `No se pudieron extraer los metadatos del documento: compruebe que sea un documento admitido y ${again.es}.`,
  ),
  names_not_found: finished(
    807,
    `Names could not be extracted from the document: ${again.en}.`,
    `No se pudieron extraer los nombres del documento: ${again.es}.`,
  ),
  document_number_not_found: finished(
    808,
    `The document number could not be extracted from the document: ${again.en}.`,
    `No se pudo extraer el número del documento: ${again.es}.`,
  ),
  frontside_missing: unusable(
    809,
    400,
    'The frontside was not sent in the request: add a picture of it.',
    'No se envió el anverso (frontside) en la solicitud: agregue una imagen.',
  ),
  backside_missing: unusable(
    810,
    400,
    'The backside was not sent in the request: add a picture of it.',
    'No se envió el reverso (backside) en la solicitud: agregue una imagen.',
  ),
  document_type_mismatch: finished(
    816,
    'The document does not match the one specified in the parameters: photograph the document that was asked for, or choose the kind of document that is in the picture (document_type, document_id).',
    'El documento no corresponde al indicado en los parámetros: fotografíe el documento solicitado o elija el tipo de documento que aparece en la imagen (document_type, document_id).',
  ),
  passport_code_unsupported: finished(
    817,
    'The passport code is not yet supported by the service: send document_id 052 for a Mexican passport, or leave it out for any other.',
    'El servicio aún no admite este código de pasaporte: envíe document_id 052 para un pasaporte mexicano u omítalo para cualquier otro.',
  ),
  front_text_unreadable: finished(
    818,
    `The text of the front side could not be read: ${again.en}.`,
    `No se pudo leer el texto del anverso: ${again.es}.`,
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
