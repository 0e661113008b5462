import { linkInWords } from '../../sides-link.js'

/** What the OpenAPI document says of documents, in Portuguese by its English. */
export const ocrPortuguese: Record<string, string> = {
  'Passports and identity cards: what they say, and whether they are genuine.':
    'Passaportes e documentos de identidade: o que dizem e se são autênticos.',
  'Read an identity document': 'Ler um documento de identidade',
  'Reads a passport or both sides of an identity card. Where ID Reader Plus is contracted, it also proves that the picture shows a genuine physical document.':
    'Lê um passaporte ou os dois lados de um documento de identidade. Com ID Reader Plus contratado, também verifica se a imagem mostra um documento físico autêntico.',
  'Front of the document, a picture of at most 2 MB unless the service is set otherwise.':
    'Frente do documento, uma imagem de no máximo 2 MB, salvo outra configuração do serviço.',
  'Back of the document, a picture of at most 2 MB unless the service is set otherwise; required for identity cards, ignored for passports.':
    'Verso do documento, uma imagem de no máximo 2 MB, salvo outra configuração do serviço; obrigatório para documentos de identidade, ignorado em passaportes.',
  'The document in the picture; `passport_plus` also reads the printed page of a passport.':
    'O documento da imagem; `passport_plus` lê também a página impressa de um passaporte.',
  'Passports only: country code whose full reading is wanted (052).':
    'Somente passaportes: código do país cuja leitura completa se deseja (052).',
  'Identity cards only: read both sides and compare them.':
    'Somente documentos de identidade: lê os dois lados e os compara.',
  'Adds `details`: confidence and source of each field, contradictions, expiry, age, the template and where the document lies.':
    'Acrescenta `details`: confiança e fonte de cada campo, contradições, validade, idade, o modelo e a posição do documento.',
  Documents: 'Documentos',
  Passport: 'Passaporte',
  'Passport with transaction id and device': 'Passaporte com id da transação e dispositivo',
  'Passport of a supported country': 'Passaporte de um país aceito',
  'Passport with its printed text': 'Passaporte com o texto impresso',
  'Identity card': 'Documento de identidade',
  'Identity card, both sides compared': 'Documento de identidade, os dois lados comparados',
  'Identity card, with what is known of each field': 'Documento de identidade, com o que se sabe de cada campo',
  '2.2 Passport': '2.2 Passaporte',
  '2.3 Passport with its printed text': '2.3 Passaporte com o texto impresso',
  '2.4 Passport of a supported country (document_id 052)': '2.4 Passaporte de um país aceito (document_id 052)',
  '2.5 The zone was read, the printed text was not': '2.5 A zona MRZ foi lida, o texto impresso não',
  '2.6 Identity card': '2.6 Documento de identidade',
  '2.7 Identity card, both sides compared': '2.7 Documento de identidade, os dois lados comparados',
  '2.6 Identity card with details: its sides contradict each other':
    '2.6 Documento de identidade com detalhes: os lados se contradizem',
  'A picture over 2 MB, unless the service is set otherwise.':
    'Uma imagem com mais de 2 MB, salvo outra configuração do serviço.',
  'Every source that says the same.': 'Todas as fontes que dizem o mesmo.',
  'Why the value is doubtful: check_digit_fails, national_rule_fails, sources_disagree, inconsistent.':
    'Por que o valor é duvidoso: check_digit_fails, national_rule_fails, sources_disagree, inconsistent.',
  'front and back, or print and machine (zone or code) of one side.':
    'front e back, ou print e machine (zona ou código) de um mesmo lado.',
  'What each of the two says.': 'O que cada um dos dois diz.',
  'As it was sent.': 'Como foi enviada.',
  'What it shows.': 'O que ela mostra.',
  'How many documents lie in it: one of them is read.': 'Quantos documentos há nela: um deles é lido.',
  "The document's corners in the upright picture's pixels, clockwise from its own top left.":
    'Os cantos do documento em pixels da imagem endireitada, no sentido horário a partir do próprio canto superior esquerdo.',
  'By the name of the field: those whose values the answer tells.':
    'Pelo nome do campo: aqueles cujos valores a resposta informa.',
  [linkInWords.en]: linkInWords.pt,
  'Null without a back.': 'Null sem verso.',
  'Null where no expiry was read.': 'Null se a validade não foi lida.',
  'In years; null without a birth date.': 'Em anos; null sem data de nascimento.',
  'The document that was recognised.': 'O documento que foi reconhecido.',
  'Number of the document': 'Número do documento',
  'Optional data of the machine readable zone, or empty': 'Dados opcionais da zona de leitura mecânica, ou vazio',
  'Issuing state, three letters': 'Estado emissor, três letras',
  'Given names, upper case': 'Nomes, em maiúsculas',
  'Surnames, upper case': 'Sobrenomes, em maiúsculas',
  'DD-MM-YY': 'DD-MM-AA',
  'M or F': 'M ou F',
  'How well the document could be read, 0 to 1': 'Quão bem o documento pôde ser lido, de 0 a 1',
  'The answer is complete, its check digits hold and nothing contradicts anything else.':
    'A resposta está completa, os dígitos de controle estão corretos e nada se contradiz.',
  'First given name': 'Primeiro nome',
  'Remaining given names, or empty': 'Demais nomes, ou vazio',
  'DD-MM-YYYY': 'DD-MM-AAAA',
  'DD-MM-YYYY, or empty': 'DD-MM-AAAA, ou vazio',
  'Place of birth, or empty': 'Local de nascimento, ou vazio',
  'Both lines of the machine readable zone, joined by a newline':
    'As duas linhas da zona de leitura mecânica, unidas por uma quebra de linha',
  'Mexican population registry code': 'Código do registro de população do México (CURP)',
  'Country of birth, or empty': 'País de nascimento, ou vazio',
  'Three letters, or empty': 'Três letras, ou vazio',
  'M, F or empty': 'M, F ou vazio',
  'Blood type, or empty': 'Tipo sanguíneo, ou vazio',
  'Agreement of the two sides, percent': 'Concordância dos dois lados, em porcentagem',
  'Whether the two sides match': 'Se os dois lados coincidem',
  'Identity cards: which side or step failed, in words.':
    'Documentos de identidade: qual lado ou passo falhou, em palavras.',
}
