/** What the OpenAPI document says of comparing faces, in Spanish by its English. */
export const faceMatchSpanish: Record<string, string> = {
  'Selfies and documents together: whether the person lives and is the one on the document.':
    'Selfies y documentos juntos: si la persona está viva y es la del documento.',
  Biometrics: 'Biometría',
  'Tell whether a selfie shows the person on a document': 'Decidir si una selfie muestra a la persona de un documento',
  'Compares the face of a selfie with the portrait of a document. It does not prove that the selfie lives: send both to the combined request for that.':
    'Compara la cara de una selfie con la fotografía de un documento. No prueba que la selfie sea de una persona viva: para eso está la solicitud combinada.',
  'Photo of the document, or its portrait alone, at most 2 MB unless the service is set otherwise.':
    'Foto del documento, o solo su fotografía, de 2 MB como máximo, salvo que el servicio se configure de otro modo.',
  'Adds similarity and quality to the answer.': 'Agrega la similitud y la calidad a la respuesta.',
  'Whether the faces match': 'Si las caras coinciden',
  'With similarity and transaction id': 'Con similitud e id de transacción',
  'The faces match, with details and id': 'Las caras coinciden, con detalles e id',
  'A selfie over 10 MB or a document over 2 MB, unless the service is set otherwise.':
    'Una selfie de más de 10 MB o un documento de más de 2 MB, salvo que el servicio se configure de otro modo.',
  'How alike the faces are; below 0.5 they do not match':
    'Qué tan parecidas son las caras; por debajo de 0.5 no coinciden',
  'How well the worse of the two faces suits a comparison':
    'Qué tan apta para la comparación es la peor de las dos caras',
}
