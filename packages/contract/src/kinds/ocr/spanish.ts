import { linkInWords } from '../../sides-link.js'

/** What the OpenAPI document says of documents, in Spanish by its English. */
export const ocrSpanish: Record<string, string> = {
  'Passports and identity cards: what they say, and whether they are genuine.':
    'Pasaportes y documentos de identidad: qué dicen y si son auténticos.',
  'Read an identity document': 'Leer un documento de identidad',
  'Reads a passport or both sides of an identity card. Where ID Reader Plus is contracted, it also proves that the picture shows a genuine physical document.':
    'Lee un pasaporte o ambos lados de un documento de identidad. Con ID Reader Plus contratado, también comprueba que la imagen muestra un documento físico auténtico.',
  'Front of the document, a picture of at most 2 MB unless the service is set otherwise.':
    'Anverso del documento, una imagen de 2 MB como máximo, salvo que el servicio se configure de otro modo.',
  'Back of the document, a picture of at most 2 MB unless the service is set otherwise; required for identity cards, ignored for passports.':
    'Reverso del documento, una imagen de 2 MB como máximo, salvo que el servicio se configure de otro modo; obligatorio para documentos de identidad, ignorado en pasaportes.',
  'The document in the picture; `passport_plus` also reads the printed page of a passport.':
    'El documento de la imagen; `passport_plus` lee además la página impresa de un pasaporte.',
  'Passports only: country code whose full reading is wanted (052).':
    'Solo pasaportes: código del país cuya lectura completa se desea (052).',
  'Identity cards only: read both sides and compare them.':
    'Solo documentos de identidad: lee ambos lados y los compara.',
  'Adds `details`: confidence and source of each field, contradictions, expiry, age, the template and where the document lies.':
    'Agrega `details`: confianza y fuente de cada campo, contradicciones, vencimiento, edad, la plantilla y la posición del documento.',
  Documents: 'Documentos',
  Passport: 'Pasaporte',
  'Passport with transaction id and device': 'Pasaporte con id de transacción y dispositivo',
  'Passport of a supported country': 'Pasaporte de un país admitido',
  'Passport with its printed text': 'Pasaporte con su texto impreso',
  'Identity card': 'Documento de identidad',
  'Identity card, both sides compared': 'Documento de identidad, ambos lados comparados',
  'Identity card, with what is known of each field': 'Documento de identidad, con lo que se sabe de cada campo',
  '2.2 Passport': '2.2 Pasaporte',
  '2.3 Passport with its printed text': '2.3 Pasaporte con su texto impreso',
  '2.4 Passport of a supported country (document_id 052)': '2.4 Pasaporte de un país admitido (document_id 052)',
  '2.5 The zone was read, the printed text was not': '2.5 Se leyó la zona MRZ, pero no el texto impreso',
  '2.6 Identity card': '2.6 Documento de identidad',
  '2.7 Identity card, both sides compared': '2.7 Documento de identidad, ambos lados comparados',
  '2.6 Identity card with details: its sides contradict each other':
    '2.6 Documento de identidad con detalles: sus lados se contradicen',
  'A picture over 2 MB, unless the service is set otherwise.':
    'Una imagen de más de 2 MB, salvo que el servicio se configure de otro modo.',
  'Every source that says the same.': 'Todas las fuentes que dicen lo mismo.',
  'Why the value is doubtful: check_digit_fails, national_rule_fails, sources_disagree, inconsistent.':
    'Por qué el valor es dudoso: check_digit_fails, national_rule_fails, sources_disagree, inconsistent.',
  'front and back, or print and machine (zone or code) of one side.':
    'front y back, o print y machine (zona o código) de un mismo lado.',
  'What each of the two says.': 'Lo que dice cada uno de los dos.',
  'As it was sent.': 'Tal como se envió.',
  'What it shows.': 'Lo que muestra.',
  'How many documents lie in it: one of them is read.': 'Cuántos documentos hay en ella: se lee uno.',
  "The document's corners in the upright picture's pixels, clockwise from its own top left.":
    'Las esquinas del documento en píxeles de la imagen enderezada, en sentido horario desde su propia esquina superior izquierda.',
  'By the name of the field: those whose values the answer tells.':
    'Por el nombre del campo: aquellos cuyos valores dice la respuesta.',
  [linkInWords.en]: linkInWords.es,
  'Null without a back.': 'Null sin reverso.',
  'Null where no expiry was read.': 'Null si no se leyó el vencimiento.',
  'In years; null without a birth date.': 'En años; null sin fecha de nacimiento.',
  'The document that was recognised.': 'El documento que se reconoció.',
  'Number of the document': 'Número del documento',
  'Optional data of the machine readable zone, or empty': 'Datos opcionales de la zona de lectura mecánica, o vacío',
  'Issuing state, three letters': 'Estado emisor, tres letras',
  'Given names, upper case': 'Nombres, en mayúsculas',
  'Surnames, upper case': 'Apellidos, en mayúsculas',
  'DD-MM-YY': 'DD-MM-AA',
  'M or F': 'M o F',
  'How well the document could be read, 0 to 1': 'Qué tan bien se pudo leer el documento, de 0 a 1',
  'The answer is complete, its check digits hold and nothing contradicts anything else.':
    'La respuesta está completa, sus dígitos de control son correctos y nada se contradice.',
  'First given name': 'Primer nombre',
  'Remaining given names, or empty': 'Demás nombres, o vacío',
  'DD-MM-YYYY': 'DD-MM-AAAA',
  'DD-MM-YYYY, or empty': 'DD-MM-AAAA, o vacío',
  'Place of birth, or empty': 'Lugar de nacimiento, o vacío',
  'Both lines of the machine readable zone, joined by a newline':
    'Las dos líneas de la zona de lectura mecánica, unidas por un salto de línea',
  'Mexican population registry code': 'Clave Única de Registro de Población de México',
  'Country of birth, or empty': 'País de nacimiento, o vacío',
  'Three letters, or empty': 'Tres letras, o vacío',
  'M, F or empty': 'M, F o vacío',
  'Blood type, or empty': 'Grupo sanguíneo, o vacío',
  'Agreement of the two sides, percent': 'Coincidencia entre los dos lados, en porcentaje',
  'Whether the two sides match': 'Si los dos lados coinciden',
  'Identity cards: which side or step failed, in words.':
    'Documentos de identidad: qué lado o paso falló, en palabras.',
}
