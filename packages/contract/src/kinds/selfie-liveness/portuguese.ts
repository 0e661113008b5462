/** What the OpenAPI document says of selfies, in Portuguese by its English. */
export const livenessPortuguese: Record<string, string> = {
  'Whether a picture of a face was taken of a living person.': 'Se a imagem de um rosto foi tirada de uma pessoa viva.',
  'Selfie liveness': 'Prova de vida de selfies',
  'Tell whether a selfie shows a living person': 'Decidir se uma selfie mostra uma pessoa viva',
  'Accepts the picture of a living person and refuses photos of photos and screens.':
    'Aceita a imagem de uma pessoa viva e recusa fotos de fotos e de telas.',
  'Picture of the person, at most 10 MB unless the service is set otherwise.':
    'Imagem da pessoa, de no máximo 10 MB, salvo outra configuração do serviço.',
  'Adds the scores of the test to the answer.': 'Acrescenta as pontuações da prova à resposta.',
  'The verdict alone': 'Somente o veredito',
  'With scores and transaction id': 'Com pontuações e id da transação',
  '2.10 Accepted, with details and id': '2.10 Aceita, com detalhes e id',
  'A selfie over the limit, 10 MB unless the service is set otherwise.':
    'Uma selfie acima do limite, 10 MB, salvo outra configuração do serviço.',
  'Unbounded; higher means more live': 'Sem limites; mais alto significa mais vivo',
  'Suitability of the image for the check; rejected below 0.5': 'Adequação da imagem à prova; recusada abaixo de 0.5',
  'How real the image is; rejected below 0.5': 'Quanto a imagem é real; recusada abaixo de 0.5',
  'The same person a moment later, the head turned by 15 to 25 degrees to one side; may be left out. With it, a print or a screen is told from a head by its flatness.':
    'A mesma pessoa um momento depois, com a cabeça virada de 15 a 25 graus para um lado; pode ser omitida. Com ela, uma impressão ou uma tela se distingue de uma cabeça por ser plana.',
  'With a second picture, the head turned': 'Com uma segunda imagem, a cabeça virada',
}
