/** What the OpenAPI document says of the combined request, in Spanish by its English. */
export const biometricsSpanish: Record<string, string> = {
  'Check selfie and document together': 'Verificar juntos la selfie y el documento',
  'Runs every contracted service of `liveness` and `face_match` on the same pictures. With `document_type` the document is read as well, where `ocr` is contracted, and proven genuine where `id_reader_plus` is; the portrait is then looked for on that document alone, on the side that bears it, whatever name its picture was sent under. Each answers under its own name, as its own endpoint would; what is not contracted is left out. `valid` is true when every part is. The status is the highest of the parts: a part that failed or did not finish makes it 500, 503 or 504, and the others are still told.':
    'Ejecuta, sobre las mismas imágenes, cada servicio contratado de `liveness` y `face_match`. Con `document_type` también se lee el documento, si `ocr` está contratado, y se comprueba que es auténtico, si lo está `id_reader_plus`; el retrato se busca entonces solo en ese documento, en el lado que lo lleva, con cualquier nombre que se haya enviado su imagen. Cada uno responde bajo su nombre, como lo haría su propio endpoint; lo que no está contratado se omite. `valid` es true cuando lo es cada parte. El estado es el más alto de las partes: una que falló o no terminó lo convierte en 500, 503 o 504, y las demás se informan igual.',
  'Photo of the document, at most 2 MB unless the service is set otherwise; its front where `document_type` is sent. Required where face match is contracted or `document_type` is sent.':
    'Foto del documento, de 2 MB como máximo, salvo que el servicio se configure de otro modo; su anverso si se envía `document_type`. Obligatoria si la comparación de caras está contratada o se envía `document_type`.',
  'Another name of `document`.': 'Otro nombre de `document`.',
  'Back of an identity card, at most 2 MB unless the service is set otherwise; required where `document_type` is `identification_card`.':
    'Reverso de un documento de identidad, de 2 MB como máximo, salvo que el servicio se configure de otro modo; obligatorio si `document_type` es `identification_card`.',
  'Adds the scores of each test, and what is known of the fields of a document.':
    'Agrega las puntuaciones de cada prueba y lo que se sabe de los campos de un documento.',
  'Whether every part is valid': 'Si cada parte es válida',
  'Liveness and face match': 'Prueba de vida y comparación de caras',
  'The same, and the passport is read': 'Lo mismo, y se lee el pasaporte',
  'The same with both sides of an identity card': 'Lo mismo con ambos lados de un documento de identidad',
  'Everything is valid, with details and id': 'Todo es válido, con detalles e id',
  'One part did not finish': 'Una parte no terminó',
}
