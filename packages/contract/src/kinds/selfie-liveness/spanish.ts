/** What the OpenAPI document says of selfies, in Spanish by its English. */
export const livenessSpanish: Record<string, string> = {
  'Whether a picture of a face was taken of a living person.': 'Si la imagen de una cara se tomó de una persona viva.',
  'Selfie liveness': 'Prueba de vida de selfies',
  'Tell whether a selfie shows a living person': 'Decidir si una selfie muestra a una persona viva',
  'Accepts the picture of a living person and refuses photos of photos and screens.':
    'Acepta la imagen de una persona viva y rechaza fotos de fotos y de pantallas.',
  'Picture of the person, at most 10 MB unless the service is set otherwise.':
    'Imagen de la persona, de 10 MB como máximo salvo que el servicio se configure de otro modo.',
  'Adds the scores of the test to the answer.': 'Agrega las puntuaciones de la prueba a la respuesta.',
  'The verdict alone': 'Solo el veredicto',
  'With scores and transaction id': 'Con puntuaciones e id de transacción',
  '2.10 Accepted, with details and id': '2.10 Aceptada, con detalles e id',
  'A selfie over the limit, 10 MB unless the service is set otherwise.':
    'Una selfie que supera el límite, 10 MB salvo que el servicio se configure de otro modo.',
  'Unbounded; higher means more live': 'Sin límites; más alto significa más vivo',
  'Suitability of the image for the check; rejected below 0.5':
    'Aptitud de la imagen para la prueba; se rechaza por debajo de 0.5',
  'How real the image is; rejected below 0.5': 'Qué tan real es la imagen; se rechaza por debajo de 0.5',
  'The same person a moment later, the head turned by 15 to 25 degrees to one side; may be left out. With it, a print or a screen is told from a head by its flatness.':
    'La misma persona un momento después, con la cabeza girada de 15 a 25 grados hacia un lado; puede omitirse. Con ella, una impresión o una pantalla se distingue de una cabeza por ser plana.',
  'With a second picture, the head turned': 'Con una segunda imagen, la cabeza girada',
}
