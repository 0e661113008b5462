import { linkInWords } from '../sides-link.js'

/** The OpenAPI document's own texts in Spanish, by their English; a test fails when one is missing. */
export const spanish: Record<string, string> = {
  'Reads identity documents and tells living people and genuine documents from fakes. Pictures go in as a multipart form, JSON comes out.':
    'Lee documentos de identidad y distingue a personas vivas y documentos auténticos de las falsificaciones. Las imágenes entran en un formulario multipart y sale JSON.',
  'The service that this document comes from.': 'El servicio del que proviene este documento.',
  'Passports and identity cards: what they say, and whether they are genuine.':
    'Pasaportes y documentos de identidad: qué dicen y si son auténticos.',
  'Whether a picture of a face was taken of a living person.': 'Si la imagen de una cara se tomó de una persona viva.',
  'What is kept of a request, and how to erase it.': 'Qué se conserva de una solicitud y cómo borrarlo.',
  'Read an identity document': 'Leer un documento de identidad',
  'Reads a passport or both sides of an identity card. Where ID Reader Plus is contracted, it also proves that the picture shows a genuine physical document.':
    'Lee un pasaporte o ambos lados de un documento de identidad. Con ID Reader Plus contratado, también comprueba que la imagen muestra un documento físico auténtico.',
  'HTTP 200 means that the analysis finished, also when it ends with a code: look at `error_code`. Codes of this endpoint:':
    'HTTP 200 significa que el análisis terminó, también cuando termina con un código: revise `error_code`. Códigos de este endpoint:',
  'Front of the document, a JPEG of at most 2 MB.': 'Anverso del documento, un JPEG de 2 MB como máximo.',
  'Back of the document, a JPEG of at most 2 MB; required for identity cards, ignored for passports.':
    'Reverso del documento, un JPEG de 2 MB como máximo; obligatorio para documentos de identidad, ignorado en pasaportes.',
  'The document in the picture; `passport_plus` also reads the printed page of a passport.':
    'El documento de la imagen; `passport_plus` lee además la página impresa de un pasaporte.',
  'Passports only: country code whose full reading is wanted (052).':
    'Solo pasaportes: código del país cuya lectura completa se desea (052).',
  'Adds the transaction id to the answer.': 'Agrega el id de la transacción a la respuesta.',
  'The device that took the picture. Improves the precision of the life test.':
    'El dispositivo que tomó la imagen. Mejora la precisión de la prueba de vida.',
  'Identity cards only: read both sides and compare them.':
    'Solo documentos de identidad: lee ambos lados y los compara.',
  'Adds `details`: confidence and source of each field, contradictions, expiry, age, the template and where the document lies.':
    'Agrega `details`: confianza y fuente de cada campo, contradicciones, vencimiento, edad, la plantilla y la posición del documento.',
  Documents: 'Documentos',
  'Selfie liveness': 'Prueba de vida de selfies',
  Transactions: 'Transacciones',
  Passport: 'Pasaporte',
  'Passport with transaction id and device': 'Pasaporte con id de transacción y dispositivo',
  'Passport of a supported country': 'Pasaporte de un país admitido',
  'Passport with its printed text': 'Pasaporte con su texto impreso',
  'Identity card': 'Documento de identidad',
  'Identity card, both sides compared': 'Documento de identidad, ambos lados comparados',
  'Identity card, with what is known of each field': 'Documento de identidad, con lo que se sabe de cada campo',
  'The analysis finished, also when its result is a coded failure.':
    'El análisis terminó, también cuando su resultado es un fallo con código.',
  '2.2 Passport': '2.2 Pasaporte',
  '2.3 Passport with its printed text': '2.3 Pasaporte con su texto impreso',
  '2.4 Passport of a supported country (document_id 052)': '2.4 Pasaporte de un país admitido (document_id 052)',
  '2.5 The zone was read, the printed text was not': '2.5 Se leyó la zona MRZ, pero no el texto impreso',
  '2.6 Identity card': '2.6 Documento de identidad',
  '2.7 Identity card, both sides compared': '2.7 Documento de identidad, ambos lados comparados',
  '2.6 Identity card with details: its sides contradict each other':
    '2.6 Documento de identidad con detalles: sus lados se contradicen',
  'A request that cannot be analysed.': 'Una solicitud que no se puede analizar.',
  'A picture over 2 MB.': 'Una imagen de más de 2 MB.',
  'The analysis failed for a reason of ours.': 'El análisis falló por una causa del servicio.',
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
  'What came of a request': 'Qué resultó de una solicitud',
  'For the tenant whose request it was, for as long as records are kept. It holds no personal data.':
    'Para el cliente que hizo la solicitud, mientras se conserven los registros. No contiene datos personales.',
  'The record as it stands.': 'El registro en su estado actual.',
  'A finished request': 'Una solicitud terminada',
  'Erase what is still kept of a request': 'Borrar lo que aún se conserva de una solicitud',
  'Deletes its images and the answer kept for its Idempotency-Key. The record remains: id, tenant, kind, times, codes and model versions.':
    'Borra sus imágenes y la respuesta conservada para su Idempotency-Key. El registro permanece: id, cliente, tipo, tiempos, códigos y versiones de los modelos.',
  'A JWT with `exp` and `sub`, the tenant. Its claim `services` lists what the tenant has contracted:':
    'Un JWT con `exp` y `sub`, el cliente. Su propiedad `services` indica lo que el cliente contrató:',
  'An expired, missing or wrong token is answered with 401: obtain a new one and send again.':
    'Un token vencido, ausente o incorrecto se responde con 401: obtenga uno nuevo y envíe otra vez.',
  'Names the request in logs; mention it when you report a problem.':
    'Identifica la solicitud en los registros; menciónelo al comunicar un problema.',
  'Seconds after which to try again.': 'Segundos tras los cuales conviene intentarlo de nuevo.',
  'What is wrong with the token (RFC 6750).': 'Qué problema tiene el token (RFC 6750).',
  '`true` where the answer is that of an earlier request with the same Idempotency-Key.':
    '`true` si la respuesta es la de una solicitud anterior con la misma Idempotency-Key.',
  'Language of error texts.': 'Idioma de los textos de error.',
  'The same key and form within a day give the same answer and id without new work, marked with `Idempotent-Replayed: true`. The same key with another form is 409.':
    'La misma clave y el mismo formulario dentro de un día dan la misma respuesta e id sin trabajo nuevo, marcada con `Idempotent-Replayed: true`. La misma clave con otro formulario da 409.',
  'The `id` of an answer.': 'El `id` de una respuesta.',
  'Every source that says the same.': 'Todas las fuentes que dicen lo mismo.',
  'What speaks against it: check_digit_fails, national_rule_fails, sources_disagree, inconsistent.':
    'Lo que habla en su contra: check_digit_fails, national_rule_fails, sources_disagree, inconsistent.',
  'front and back, or print and machine (zone or code) of one side.':
    'front y back, o print y machine (zona o código) de un mismo lado.',
  'What each of the two says.': 'Lo que dice cada uno de los dos.',
  'As it was sent.': 'Tal como se envió.',
  'What it shows.': 'Lo que muestra.',
  "The document's corners in the upright picture's pixels, clockwise from its own top left.":
    'Las esquinas del documento en píxeles de la imagen enderezada, en sentido horario desde su propia esquina superior izquierda.',
  'By the name of the field.': 'Por nombre de campo.',
  [linkInWords.en]: linkInWords.es,
  'Null without a back.': 'Null sin reverso.',
  'As `details.link` of the answer; null for anything but an answered card.':
    'Como `details.link` de la respuesta; null si no es una tarjeta respondida.',
  'Null where no expiry was read.': 'Null si no se leyó el vencimiento.',
  'In years; null without a birth date.': 'En años; null sin fecha de nacimiento.',
  'Which document it was taken for.': 'El documento que se reconoció.',
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
  'Transaction id': 'Id de la transacción',
  'First given name': 'Primer nombre',
  'Remaining given names, or empty': 'Demás nombres, o vacío',
  'DD-MM-YYYY': 'DD-MM-AAAA',
  'DD-MM-YYYY, or empty': 'DD-MM-AAAA, o vacío',
  'Place of birth, or empty': 'Lugar de nacimiento, o vacío',
  'Both lines of the machine readable zone, joined by a newline':
    'Las dos líneas de la zona de lectura mecánica, unidas por un salto de línea',
  'Mexican population registry code': 'Clave Única de Registro de Población de México',
  'What is wrong and what to do, in the language asked for': 'Qué ocurre y qué hacer, en el idioma solicitado',
  'Code, see the catalogue of errors': 'Código, véase el catálogo de errores',
  'Country of birth, or empty': 'País de nacimiento, o vacío',
  'Three letters, or empty': 'Tres letras, o vacío',
  'M, F or empty': 'M, F o vacío',
  'Blood type, or empty': 'Grupo sanguíneo, o vacío',
  'Agreement of the two sides, percent': 'Coincidencia entre los dos lados, en porcentaje',
  'Whether the two sides match': 'Si los dos lados coinciden',
  'Which side or step failed, in words.': 'Qué lado o paso falló, en palabras.',
  'Unbounded; higher means more live': 'Sin límites; más alto significa más vivo',
  'Suitability of the image for the check; rejected below 0.5':
    'Aptitud de la imagen para la prueba; se rechaza por debajo de 0.5',
  'How real the image is; rejected below 0.5': 'Qué tan real es la imagen; se rechaza por debajo de 0.5',
  'Name of the refusal': 'Nombre del rechazo',
  'The field that is wrong': 'El campo incorrecto',
  'Names the request in logs; also in the header X-Request-Id':
    'Identifica la solicitud en los registros; también en la cabecera X-Request-Id',
  'id@version of a network that was run': 'id@versión de una red que se ejecutó',
  '`abandoned`: its gateway ended before the analysis did.': '`abandoned`: su gateway terminó antes que el análisis.',
  'When the form had arrived.': 'Cuándo llegó el formulario.',
  'When the answer was ready.': 'Cuándo estuvo lista la respuesta.',
  'HTTP status; 499 where the caller hung up.': 'Estado HTTP; 499 si quien llamó cortó la conexión.',
  'Name of the coded error, or reason of the refusal.': 'Nombre del error con código, o motivo del rechazo.',
  'Class of the attack:': 'Clase del ataque:',
  'Until when the encrypted images are kept; null when they are not.':
    'Hasta cuándo se conservan las imágenes cifradas; null si no se conservan.',
  'When images and kept answer were erased on demand.':
    'Cuándo se borraron a pedido las imágenes y la respuesta conservada.',
}
