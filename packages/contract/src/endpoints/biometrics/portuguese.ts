/** What the OpenAPI document says of the combined request, in Portuguese by its English. */
export const biometricsPortuguese: Record<string, string> = {
  'Check selfie and document together': 'Verificar a selfie e o documento juntos',
  'Runs every contracted service of `liveness` and `face_match` on the same pictures. With `document_type` the document is read as well, where `ocr` is contracted, and proven genuine where `id_reader_plus` is; the portrait is then looked for on that document alone, on the side that bears it, whatever name its picture was sent under. Each answers under its own name, as its own endpoint would; what is not contracted is left out. `valid` is true when every part is. The status is the highest of the parts: a part that failed or did not finish makes it 500, 503 or 504, and the others are still told.':
    'Executa, sobre as mesmas imagens, cada serviço contratado de `liveness` e `face_match`. Com `document_type` o documento também é lido, se `ocr` está contratado, e sua autenticidade é verificada, se `id_reader_plus` está; o retrato é então procurado só nesse documento, no lado que o traz, seja qual for o nome com que sua imagem foi enviada. Cada um responde sob o seu nome, como o seu próprio endpoint; o que não está contratado fica de fora. `valid` é true quando todas as partes são. O status é o mais alto das partes: uma que falhou ou não terminou o torna 500, 503 ou 504, e as outras são informadas mesmo assim.',
  'Photo of the document, at most 2 MB unless the service is set otherwise; its front where `document_type` is sent. Required where face match is contracted or `document_type` is sent.':
    'Foto do documento, de no máximo 2 MB, salvo outra configuração do serviço; a frente dele, se `document_type` é enviado. Obrigatória se a comparação de rostos está contratada ou `document_type` é enviado.',
  'Another name of `document`.': 'Outro nome de `document`.',
  'Back of an identity card, at most 2 MB unless the service is set otherwise; required where `document_type` is `identification_card`.':
    'Verso de um documento de identidade, de no máximo 2 MB, salvo outra configuração do serviço; obrigatório se `document_type` é `identification_card`.',
  'Adds the scores of each test, and what is known of the fields of a document.':
    'Acrescenta as pontuações de cada prova e o que se sabe dos campos de um documento.',
  'Whether every part is valid': 'Se todas as partes são válidas',
  'Liveness and face match': 'Prova de vida e comparação de rostos',
  'The same, and the passport is read': 'O mesmo, e o passaporte é lido',
  'The same with both sides of an identity card': 'O mesmo com os dois lados de um documento de identidade',
  'Everything is valid, with details and id': 'Tudo é válido, com detalhes e id',
  'One part did not finish': 'Uma parte não terminou',
}
