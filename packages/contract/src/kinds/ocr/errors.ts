import { type ErrorEntry, finished, ours, report, unusable } from '../../error-entry.js'

/** For whatever a better photo would show; a text says what is wrong, then what to do. */
const again = {
  en: 'take a sharp photo of the whole document, without reflections',
  es: 'tome una foto nítida de todo el documento, sin reflejos',
  pt: 'tire uma foto nítida do documento inteiro, sem reflexos',
} as const

/** 800 to 818: reading a document. */
export const readingErrors = {
  file_unreadable: finished(
    800,
    'The file could not be processed: send a whole JPEG, PNG, WebP or HEIC picture of at most 50 megapixels.',
    'No se pudo procesar el archivo: envíe una imagen JPEG, PNG, WebP o HEIC completa de 50 megapíxeles como máximo.',
    'Não foi possível processar o arquivo: envie uma imagem JPEG, PNG, WebP ou HEIC completa de no máximo 50 megapixels.',
  ),
  file_too_large: unusable(
    800,
    413,
    'The file is larger than this service accepts: send a smaller one.',
    'El archivo es más grande de lo que admite este servicio: envíe uno más pequeño.',
    'O arquivo é maior do que este serviço aceita: envie um menor.',
  ),
  reading_failed: ours(
    800,
    `The file could not be processed because of an internal error: ${report.en}.`,
    `No se pudo procesar el archivo por un error interno: ${report.es}.`,
    `Não foi possível processar o arquivo por causa de um erro interno: ${report.pt}.`,
  ),
  mrz_not_found: finished(
    801,
    `The machine readable zone could not be extracted from the document: ${again.en}.`,
    `No se pudo extraer la zona de lectura mecánica (MRZ) del documento: ${again.es}.`,
    `Não foi possível extrair a zona de leitura mecânica (MRZ) do documento: ${again.pt}.`,
  ),
  birth_date_unreadable: finished(
    802,
    `The date of birth could not be processed: ${again.en}.`,
    `No se pudo procesar la fecha de nacimiento: ${again.es}.`,
    `Não foi possível processar a data de nascimento: ${again.pt}.`,
  ),
  gender_unreadable: finished(
    803,
    'The gender could not be processed: it must be printed as M or F and be legible; take a sharp photo of the whole document.',
    'No se pudo procesar el género: debe estar impreso como M o F y ser legible; tome una foto nítida de todo el documento.',
    'Não foi possível processar o gênero: ele deve estar impresso como M ou F e ser legível; tire uma foto nítida do documento inteiro.',
  ),
  expiration_date_unreadable: finished(
    804,
    `The expiration date could not be processed: ${again.en}.`,
    `No se pudo procesar la fecha de vencimiento: ${again.es}.`,
    `Não foi possível processar a data de validade: ${again.pt}.`,
  ),
  barcode_unreadable: finished(
    805,
    'The code (QR or barcode) of the document could not be processed: photograph the whole code, sharp and without reflections.',
    'No se pudo procesar el código (QR o de barras) del documento: fotografíe el código completo, nítido y sin reflejos.',
    'Não foi possível processar o código (QR ou de barras) do documento: fotografe o código inteiro, com nitidez e sem reflexos.',
  ),
  metadata_not_found: finished(
    806,
    `The document metadata could not be extracted: check that it is a supported document, then ${again.en}.`,
    `No se pudieron extraer los metadatos del documento: compruebe que sea un documento admitido y ${again.es}.`,
    `Não foi possível extrair os metadados do documento: verifique se o documento é aceito e ${again.pt}.`,
  ),
  back_repeated: finished(
    806,
    'The document metadata could not be extracted from the back, because its picture shows the front again: send a photo of the back as backside.',
    'No se pudieron extraer los metadatos del reverso, porque su imagen muestra otra vez el anverso: envíe una foto del reverso como backside.',
    'Não foi possível extrair os metadados do verso, porque a imagem mostra outra vez a frente: envie uma foto do verso como backside.',
  ),
  names_not_found: finished(
    807,
    `Names could not be extracted from the document: ${again.en}.`,
    `No se pudieron extraer los nombres del documento: ${again.es}.`,
    `Não foi possível extrair os nomes do documento: ${again.pt}.`,
  ),
  document_number_not_found: finished(
    808,
    `The document number could not be extracted from the document: ${again.en}.`,
    `No se pudo extraer el número del documento: ${again.es}.`,
    `Não foi possível extrair o número do documento: ${again.pt}.`,
  ),
  frontside_missing: unusable(
    809,
    400,
    'The frontside was not sent in the request: add a picture of it.',
    'No se envió el anverso (frontside) en la solicitud: agregue una imagen.',
    'A frente (frontside) não foi enviada na solicitação: adicione uma imagem dela.',
  ),
  backside_missing: unusable(
    810,
    400,
    'The backside was not sent in the request: add a picture of it.',
    'No se envió el reverso (backside) en la solicitud: agregue una imagen.',
    'O verso (backside) não foi enviado na solicitação: adicione uma imagem dele.',
  ),
  document_type_mismatch: finished(
    816,
    'The document does not match the one specified in the parameters: photograph the document that was asked for, or choose the kind of document that is in the picture (document_type, document_id).',
    'El documento no corresponde al indicado en los parámetros: fotografíe el documento solicitado o elija el tipo de documento que aparece en la imagen (document_type, document_id).',
    'O documento não corresponde ao indicado nos parâmetros: fotografe o documento solicitado ou escolha o tipo de documento que aparece na imagem (document_type, document_id).',
  ),
  passport_code_unsupported: finished(
    817,
    'The passport code is not yet supported by the service: send document_id 052 for a Mexican passport, or leave it out for any other.',
    'El servicio aún no admite este código de pasaporte: envíe document_id 052 para un pasaporte mexicano u omítalo para cualquier otro.',
    'O serviço ainda não aceita este código de passaporte: envie document_id 052 para um passaporte mexicano ou omita-o para qualquer outro.',
  ),
  front_text_unreadable: finished(
    818,
    `The text of the front side could not be read: ${again.en}.`,
    `No se pudo leer el texto del anverso: ${again.es}.`,
    `Não foi possível ler o texto da frente: ${again.pt}.`,
  ),
  front_repeated: finished(
    818,
    'The text of the front side could not be read, because its picture shows the back again: send a photo of the front as frontside.',
    'No se pudo leer el texto del anverso, porque su imagen muestra otra vez el reverso: envíe una foto del anverso como frontside.',
    'Não foi possível ler o texto da frente, porque a imagem mostra outra vez o verso: envie uma foto da frente como frontside.',
  ),
} as const satisfies Record<string, ErrorEntry>
