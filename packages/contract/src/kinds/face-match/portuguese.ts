/** What the OpenAPI document says of comparing faces, in Portuguese by its English. */
export const faceMatchPortuguese: Record<string, string> = {
  'Selfies and documents together: whether the person lives and is the one on the document.':
    'Selfies e documentos juntos: se a pessoa está viva e é a do documento.',
  Biometrics: 'Biometria',
  'Tell whether a selfie shows the person on a document': 'Decidir se uma selfie mostra a pessoa de um documento',
  'Compares the face of a selfie with the portrait of a document. It does not prove that the selfie lives: send both to the combined request for that.':
    'Compara o rosto de uma selfie com a foto de um documento. Não prova que a selfie é de uma pessoa viva: para isso existe a solicitação combinada.',
  'Photo of the document, or its portrait alone, at most 2 MB unless the service is set otherwise.':
    'Foto do documento, ou somente o retrato dele, de no máximo 2 MB, salvo outra configuração do serviço.',
  'Adds similarity and quality to the answer.': 'Acrescenta a semelhança e a qualidade à resposta.',
  'Whether the faces match': 'Se os rostos coincidem',
  'With similarity and transaction id': 'Com semelhança e id da transação',
  'The faces match, with details and id': 'Os rostos coincidem, com detalhes e id',
  'A selfie over 10 MB or a document over 2 MB, unless the service is set otherwise.':
    'Uma selfie com mais de 10 MB ou um documento com mais de 2 MB, salvo outra configuração do serviço.',
  'How alike the faces are; below 0.5 they do not match':
    'Quanto os rostos se parecem; abaixo de 0.5 eles não coincidem',
  'How well the worse of the two faces suits a comparison': 'Quanto o pior dos dois rostos serve para a comparação',
}
