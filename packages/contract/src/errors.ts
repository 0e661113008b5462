/** Who is at fault decides what happens to the job: `caller` completes it with a coded answer, `dependency` retries it, `bug` fails it loudly. */
export type Fault = 'caller' | 'dependency' | 'bug'
export type Language = 'en' | 'es'

interface ErrorEntry {
  /** The interface's number; two entries may share one (800, 708, 818). */
  code: number
  /** HTTP status of an answer that carries it. */
  status: number
  fault: Fault
  en: string
  es: string
}

const finished = (code: number, en: string, es: string) => ({ code, status: 200, fault: 'caller' as const, en, es })
const refused = (code: number, status: number, en: string, es: string) => ({
  code,
  status,
  fault: 'caller' as const,
  en,
  es,
})
const ours = (code: number, en: string, es: string) => ({
  code,
  status: 500,
  fault: 'bug' as const,
  en,
  es,
})

/** Every coded error of interface 3.2, once. Answers, docs and tests are made from this table. */
export const errors = {
  file_unreadable: finished(
    800,
    'The file could not be processed: it is no readable JPEG picture.',
    'No se pudo procesar el archivo: no es una imagen JPEG legible.',
  ),
  file_too_large: refused(
    800,
    413,
    'The file is larger than 2 MB (2,097,152 bytes).',
    'El archivo supera los 2 MB (2.097.152 bytes).',
  ),
  reading_failed: ours(
    800,
    'The file could not be processed because of an internal error.',
    'No se pudo procesar el archivo por un error interno.',
  ),
  document_check_failed: ours(
    800,
    'The proof of life of the document could not be carried out because of an internal error.',
    'No se pudo realizar la prueba de vida del documento por un error interno.',
  ),
  mrz_not_found: finished(
    801,
    'The machine readable zone could not be extracted from the document.',
    'No se pudo extraer la zona de lectura mecánica (MRZ) del documento.',
  ),
  birth_date_unreadable: finished(
    802,
    'The date of birth could not be processed.',
    'No se pudo procesar la fecha de nacimiento.',
  ),
  gender_unreadable: finished(803, 'The gender could not be processed.', 'No se pudo procesar el género.'),
  expiration_date_unreadable: finished(
    804,
    'The expiration date could not be processed.',
    'No se pudo procesar la fecha de vencimiento.',
  ),
  barcode_unreadable: finished(
    805,
    'The code (QR or barcode) of the document could not be processed.',
    'No se pudo procesar el código (QR o de barras) del documento.',
  ),
  metadata_not_found: finished(
    806,
    'The document metadata could not be extracted.',
    'No se pudieron extraer los metadatos del documento.',
  ),
  names_not_found: finished(
    807,
    'Names could not be extracted from the document.',
    'No se pudieron extraer los nombres del documento.',
  ),
  document_number_not_found: finished(
    808,
    'The document number could not be extracted from the document.',
    'No se pudo extraer el número del documento.',
  ),
  frontside_missing: refused(
    809,
    400,
    'The frontside was not sent in the request.',
    'No se envió el anverso (frontside) en la petición.',
  ),
  backside_missing: refused(
    810,
    400,
    'The backside was not sent in the request.',
    'No se envió el reverso (backside) en la petición.',
  ),
  document_type_mismatch: finished(
    816,
    'The document does not match the one specified in the parameters.',
    'El documento no corresponde al indicado en los parámetros.',
  ),
  passport_code_unsupported: finished(
    817,
    'The passport code is not yet supported by the service.',
    'El código de pasaporte aún no es soportado por el servicio.',
  ),
  front_text_unreadable: finished(
    818,
    'The text of the front side could not be read.',
    'No se pudo leer el texto del anverso.',
  ),
  document_quality_unacceptable: finished(
    818,
    'The image quality is not acceptable for the proof of life of the document.',
    'La calidad de la imagen no es aceptable para la prueba de vida del documento.',
  ),
  document_on_screen: finished(
    818,
    'The document appears to be shown on a screen.',
    'El documento parece mostrarse en una pantalla.',
  ),
  document_copied: finished(
    818,
    'The document appears to be a printed copy.',
    'El documento parece ser una copia impresa.',
  ),
  document_portrait_replaced: finished(
    818,
    'The portrait of the document appears to have been replaced.',
    'La fotografía del documento parece haber sido reemplazada.',
  ),
  document_manipulated: finished(
    818,
    'The document appears to be digitally made or manipulated.',
    'El documento parece haber sido creado o manipulado digitalmente.',
  ),
  document_not_found: finished(
    819,
    'The document is not detected in the image.',
    'No se detecta el documento en la imagen.',
  ),
  document_portrait_not_found: finished(
    820,
    'The document photo is not detected in the image.',
    'No se detecta la fotografía del documento en la imagen.',
  ),
  document_cropped: finished(
    821,
    'The document is cropped; part of it is not present in the image.',
    'El documento está recortado; falta una parte en la imagen.',
  ),
  document_too_small: finished(
    822,
    'The document covers less than 10 % of the image: move closer.',
    'El documento ocupa menos del 10 % de la imagen: acérquese.',
  ),
  document_outside_frame: finished(
    823,
    'The document borders are outside of the photo frame.',
    'Los bordes del documento están fuera del encuadre.',
  ),
  several_documents: finished(
    824,
    'There is more than one document in the photo frame.',
    'Hay más de un documento en el encuadre.',
  ),
  document_near_edge: finished(
    825,
    'The document is near the edges of the photo frame.',
    'El documento está demasiado cerca de los bordes del encuadre.',
  ),
  document_blurry: finished(826, 'The document is too blurry.', 'El documento está demasiado borroso.'),
  document_over_compressed: finished(
    827,
    'The document is overly compressed.',
    'El documento está demasiado comprimido.',
  ),
  document_exposure: finished(
    828,
    'The document is either too bright or too dark.',
    'El documento está demasiado claro o demasiado oscuro.',
  ),
  document_reflections: finished(829, 'The document has reflections.', 'El documento tiene reflejos.'),

  face_too_close: finished(
    700,
    'The face is too close: move the camera away.',
    'La cara está demasiado cerca: aleje la cámara.',
  ),
  face_near_border: finished(
    701,
    'The face is too close to the borders: move it to the middle of the picture.',
    'La cara está demasiado cerca de los bordes: llévela al centro de la imagen.',
  ),
  face_incomplete: finished(
    702,
    'The face is incomplete: show the whole face, from the forehead to the chin.',
    'La cara está incompleta: muestre toda la cara, de la frente al mentón.',
  ),
  face_obstructed: finished(
    703,
    'The face is obstructed: remove masks, dark glasses, hands or objects.',
    'La cara está obstruida: retire mascarillas, gafas oscuras, manos u objetos.',
  ),
  face_not_found: finished(
    704,
    'No face was detected: place your face in the middle of the picture, in good light.',
    'No se detectó ninguna cara: coloque su cara en el centro de la imagen, con buena luz.',
  ),
  several_faces: finished(
    705,
    'There are too many faces: take the picture alone.',
    'Hay demasiadas caras: tome la foto sin otras personas.',
  ),
  face_too_small: finished(
    706,
    'The face has too few pixels: move closer to the camera or use a better one.',
    'La cara tiene muy pocos píxeles: acérquese a la cámara o use una mejor.',
  ),
  face_angle: finished(
    707,
    'The angle of the face is incorrect: hold your head straight and look into the camera.',
    'El ángulo de la cara es incorrecto: mantenga la cabeza recta y mire a la cámara.',
  ),
  selfie_unreadable: finished(
    708,
    'The image could not be read: send a whole JPEG, PNG or WebP picture.',
    'No se pudo leer la imagen: envíe una imagen JPEG, PNG o WebP completa.',
  ),
  selfie_missing: refused(708, 400, 'The selfie was not sent in the request.', 'No se envió la selfie en la petición.'),
  selfie_too_large: refused(
    708,
    413,
    'The image is larger than 2 MB (2,097,152 bytes).',
    'La imagen supera los 2 MB (2.097.152 bytes).',
  ),
  selfie_processing_failed: ours(709, 'Error processing the image.', 'Error al procesar la imagen.'),
  face_borders_failed: ours(710, 'Error predicting the face borders.', 'Error al predecir los bordes de la cara.'),
  liveness_failed: ours(711, 'Internal liveness error.', 'Error interno de la prueba de vida.'),
  liveness_unknown: ours(712, 'Unknown error.', 'Error desconocido.'),
  selfie_quality: finished(
    713,
    'The image quality is not acceptable for the liveness check: hold still, clean the lens and face the light.',
    'La calidad de la imagen no es aceptable para la prueba de vida: no se mueva, limpie la lente y mire hacia la luz.',
  ),
  selfie_conditions: finished(
    714,
    'The minimum image conditions for the liveness check are not met: use more light and hold still.',
    'No se cumplen las condiciones mínimas de la imagen para la prueba de vida: use más luz y no se mueva.',
  ),
  liveness_score: finished(
    715,
    'The minimum score for liveness was not met: take the selfie in person, not of a photo or a screen.',
    'No se alcanzó la puntuación mínima de la prueba de vida: tome la selfie en persona, no de una foto o pantalla.',
  ),
  eyes_closed: finished(
    716,
    'The eyes were detected closed: look into the camera with both eyes open.',
    'Se detectaron los ojos cerrados: mire a la cámara con ambos ojos abiertos.',
  ),
} as const satisfies Record<string, ErrorEntry>

export type ErrorName = keyof typeof errors

export const errorText = (name: ErrorName, language: Language): string => errors[name][language]
