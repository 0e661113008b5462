/** The OpenAPI document's own texts in Spanish, by their English; a test fails when one is missing. */
export const spanish: Record<string, string> = {
  'Reads identity documents and tells living people and genuine documents from fakes. Pictures go in as a multipart form, JSON comes out. Without unions, for code generators that take them wrongly: [flat OpenAPI 3.0](/openapi-3.0.json).':
    'Lee documentos de identidad y distingue a personas vivas y documentos auténticos de las falsificaciones. Las imágenes entran en un formulario multipart y sale JSON. Sin uniones, para los generadores de código que no las interpretan bien: [OpenAPI 3.0 plano](/openapi-3.0.json).',
  'The service that this document comes from.': 'El servicio del que proviene este documento.',
  'The record of a request: look it up, or erase what is kept.':
    'El registro de una solicitud: consultarlo o borrar lo que se conserva.',
  'HTTP 200 means that the analysis finished, also when it ends with a code: look at `error_code`. Codes of this endpoint:':
    'HTTP 200 significa que el análisis terminó, también cuando termina con un código: revise `error_code`. Códigos de este endpoint:',
  'Adds the transaction id to the answer.': 'Agrega el id de la transacción a la respuesta.',
  'The device that took the picture. Improves the precision of the life test.':
    'El dispositivo que tomó la imagen. Mejora la precisión de la prueba de vida.',
  Transactions: 'Transacciones',
  Events: 'Eventos',
  Usage: 'Uso',
  'Events that the service sends about analyses with Prefer: respond-async.':
    'Eventos que el servicio envía sobre los análisis con Prefer: respond-async.',
  'Always true.': 'Siempre true.',
  'Always false.': 'Siempre false.',
  'The analysis finished, also when its result is a coded failure.':
    'El análisis terminó, también cuando su resultado es un fallo con código.',
  'A request that cannot be analysed.': 'Una solicitud que no se puede analizar.',
  'The service failed to analyse the request.': 'El servicio no pudo analizar la solicitud.',
  '`valid` of the answer; null where it has none.': '`valid` de la respuesta; null si no lo tiene.',
  'The answer itself, only where the tenant has asked for it (`webhook.data`).':
    'La propia respuesta, solo si el cliente la pidió (`webhook.data`).',
  'Why the last attempt failed.': 'Por qué falló el último intento.',
  'An event that could not be delivered': 'Un evento que no se pudo entregar',
  'To be sent again': 'Se enviará de nuevo',
  'Newest first.': 'Los más recientes primero.',
  'It will be sent.': 'Se enviará.',
  'Webhooks that could not be delivered': 'Webhooks que no se pudieron entregar',
  'Events of the tenant that its receiver did not accept for a day. The service keeps them for a week.':
    'Eventos del cliente que su receptor no aceptó durante un día. El servicio los conserva una semana.',
  'Send a webhook again': 'Enviar un webhook de nuevo',
  'The service tries to deliver the event for another day.': 'El servicio intenta entregar el evento durante otro día.',
  'The `webhook_id` of an event that could not be delivered.': 'El `webhook_id` de un evento que no se pudo entregar.',
  'An analysis sent with Prefer: respond-async has ended': 'Terminó un análisis enviado con Prefer: respond-async',
  'Sent to the address agreed with the tenant, by the convention of Standard Webhooks: the headers webhook-id, webhook-timestamp and webhook-signature prove where it comes from. It may come more than once. Any answer but 2xx is tried again, for a day.':
    'Se envía a la dirección acordada con el cliente, según la convención Standard Webhooks: las cabeceras webhook-id, webhook-timestamp y webhook-signature prueban de dónde viene. Puede llegar más de una vez. Toda respuesta que no sea 2xx se intenta de nuevo, durante un día.',
  Done: 'Terminado',
  'The event was taken.': 'El evento fue aceptado.',
  'Look up a request': 'Consultar una solicitud',
  'For the tenant whose request it was, for as long as records are kept. It holds no personal data but for `result`, the answer of a request sent with `Prefer: respond-async`.':
    'Para el cliente que hizo la solicitud, mientras se conserven los registros. No contiene datos personales, salvo `result`, la respuesta de una solicitud enviada con `Prefer: respond-async`.',
  'Accepted: ask for the answer at the address in `Location`.':
    'Aceptada: pida la respuesta en la dirección de `Location`.',
  Accepted: 'Aceptada',
  'What a tenant has used, by day, kind and outcome.': 'Lo que un cliente ha usado, por día, tipo y resultado.',
  'What the tenant has used': 'Lo que el cliente ha usado',
  "Transactions of the token's tenant by day, kind of work and outcome, each counted once, for 400 days. Samples of the sandbox stand apart in `sandbox`, and not in CSV. Without a period: the last 30 days.":
    'Transacciones del cliente del token por día, tipo de trabajo y resultado, cada una contada una vez, durante 400 días. Las muestras del entorno de pruebas figuran aparte en `sandbox` y no en el CSV. Si no se indica nada: los últimos 30 días.',
  'The counts; those of today still grow.': 'Las cuentas; las de hoy aún crecen.',
  'Two days of one tenant': 'Dos días de un cliente',
  'The first day, in UTC; by default 29 days before the last one.':
    'El primer día, en UTC; por defecto, 29 días antes del último.',
  'The last day, in UTC; today by default.': 'El último día, en UTC; hoy por defecto.',
  'Format of the answer; by default the one that the header Accept names.':
    'Formato de la respuesta; por defecto, el que indica la cabecera Accept.',
  'What is left of the limits of a tenant that has some: `r` requests, and all of them again in `t` seconds (draft-ietf-httpapi-ratelimit-headers).':
    'Lo que queda de los límites de un cliente que los tiene: `r` solicitudes, y de nuevo todas en `t` segundos (draft-ietf-httpapi-ratelimit-headers).',
  'The limits themselves: `q` requests within `w` seconds, or `q` at once (draft-ietf-httpapi-ratelimit-headers).':
    'Los propios límites: `q` solicitudes en `w` segundos, o `q` a la vez (draft-ietf-httpapi-ratelimit-headers).',
  'Day on which the request began, in UTC.': 'Día en que comenzó la solicitud, en UTC.',
  '`answered`, `rejected` (with a code), `gone` (the caller hung up), `abandoned` (its gateway ended before it did), `failed`, or the reason of a refusal.':
    '`answered`, `rejected` (con un código), `gone` (quien llamó colgó), `abandoned` (su gateway terminó antes), `failed`, o el motivo de un rechazo.',
  'The first day that is counted.': 'El primer día que se cuenta.',
  'The last day that is counted.': 'El último día que se cuenta.',
  'A transaction counts once for each kind of work it asked for.':
    'Una transacción cuenta una vez por cada tipo de trabajo que pidió.',
  'Each transaction counts once.': 'Cada transacción cuenta una vez.',
  'A request sent with Prefer: respond-async': 'Una solicitud enviada con Prefer: respond-async',
  'Where to ask for the answer.': 'Dónde pedir la respuesta.',
  'The preference that the service followed (RFC 7240).': 'La preferencia que el servicio siguió (RFC 7240).',
  '`respond-async`: answer 202 at once and keep the result for whoever asks for the transaction (RFC 7240). Such work is done when nobody waits for other work.':
    '`respond-async`: responder 202 de inmediato y conservar el resultado para quien pida la transacción (RFC 7240). Ese trabajo se hace cuando nadie espera otro.',
  '`wait=20`: where the analysis has not ended, answer when it has, or after so many seconds; 60 at most.':
    '`wait=20`: si el análisis no ha terminado, responder cuando termine, o tras esos segundos; 60 como máximo.',
  '`under_way` and `finished`: the caller waited for its answer. `waiting`, `running`, `done` and `failed`: sent with `Prefer: respond-async`. `abandoned`: its gateway or Redis was lost before the analysis ended.':
    '`under_way` y `finished`: quien llamó esperó su respuesta. `waiting`, `running`, `done` y `failed`: enviada con `Prefer: respond-async`. `abandoned`: su gateway o Redis se perdió antes de que el análisis terminara.',
  'Of a request sent with `Prefer: respond-async`, once it is `done` or `failed`: the body that it would have been answered with, beside `status`.':
    'De una solicitud enviada con `Prefer: respond-async`, cuando está `done` o `failed`: el cuerpo con el que se habría respondido, junto a `status`.',
  'The record as it stands.': 'El registro en su estado actual.',
  'A finished request': 'Una solicitud terminada',
  'Erase what is kept of a request': 'Borrar lo que se conserva de una solicitud',
  'Deletes its images and the answer kept for its Idempotency-Key or for whoever asks for it. The record remains: id, tenant, kind, times, codes and model versions.':
    'Borra sus imágenes y la respuesta conservada para su Idempotency-Key o para quien la pida. El registro permanece: id, cliente, tipo, tiempos, códigos y versiones de los modelos.',
  'A JWT with `exp` and `sub`, the tenant. Its claim `services` lists what the tenant has contracted:':
    'Un JWT con `exp` y `sub`, el cliente. Su propiedad `services` indica lo que el cliente contrató:',
  'An expired, missing or wrong token is answered with 401: obtain a new one and send again.':
    'Un token vencido, ausente o incorrecto se responde con 401: obtenga uno nuevo y envíe otra vez.',
  'Names the request in logs; mention it when you report a problem.':
    'Identifica la solicitud en los registros; menciónelo al comunicar un problema.',
  'Why the answer failed, as one name: of the coded error, of why a document that was read is not valid, or of the refusal. Absent where nothing failed. Of the combined request: why the part failed that decides; with `details` each part has its own in `details.reason`.':
    'Por qué falló la respuesta, en un nombre: el del error con código, el de por qué un documento leído no es válido o el del rechazo. Ausente si nada falló. De la solicitud combinada: por qué falló la parte que decide; con `details` cada parte lleva el suyo en `details.reason`.',
  'Why the answer failed, as one name: see the header Error-Reason':
    'Por qué falló la respuesta, en un nombre: véase la cabecera Error-Reason',
  'Fields without a value may be left out or empty: an empty text says that an optional field is not given.':
    'Los campos sin valor pueden omitirse o enviarse vacíos: un texto vacío indica que un campo opcional no se da.',
  'Up to eight fields of the form that the request does not take, which are ignored; a name longer than 64 bytes is cut. After `;meant=` the field that is likely meant.':
    'Hasta ocho campos del formulario que la solicitud no admite y que se ignoran; un nombre de más de 64 bytes se recorta. Tras `;meant=`, el campo que probablemente se quiso enviar.',
  'Only for tenants in the sandbox and tokens with the claim `sandbox: true`: the answer of this name, at once, marked with `Sandbox: true` and counted apart. `valid`, or any reason that the request may fail for, such as `document_on_screen`. The form must be one that can be analysed.':
    'Solo para clientes del entorno de pruebas y tokens con la propiedad `sandbox: true`: la respuesta de ese nombre, de inmediato, marcada con `Sandbox: true` y contada aparte. `valid`, o cualquier motivo por el que la solicitud pueda fallar, como `document_on_screen`. El formulario debe poder analizarse.',
  '`true` where the answer was asked for by `Sandbox-Answer`, or the record is of such an answer: no picture was analysed. Absent from real answers.':
    '`true` si la respuesta se pidió con `Sandbox-Answer`, o el registro es de una respuesta así: no se analizó ninguna imagen. Ausente en las respuestas reales.',
  'Samples, asked for by `Sandbox-Answer`: each counts once here, and neither in `kinds` nor in `transactions`. Absent where there are none.':
    'Muestras, pedidas con `Sandbox-Answer`: cada una cuenta una vez aquí, y no en `kinds` ni en `transactions`. Ausente si no hay ninguna.',
  'It was a sample, asked for by `Sandbox-Answer`.': 'Fue una muestra, pedida con `Sandbox-Answer`.',
  'Seconds after which to try again.': 'Segundos tras los cuales conviene intentarlo de nuevo.',
  'What is wrong with the token (RFC 6750).': 'Qué problema tiene el token (RFC 6750).',
  '`true` where the answer is that of an earlier request with the same Idempotency-Key.':
    '`true` si la respuesta es la de una solicitud anterior con la misma Idempotency-Key.',
  'Language of error texts.': 'Idioma de los textos de error.',
  'The same key and form within a day give the same answer and id without new work, marked with `Idempotent-Replayed: true`. The same key with another form is 409.':
    'La misma clave y el mismo formulario dentro de un día dan la misma respuesta e id sin trabajo nuevo, marcada con `Idempotent-Replayed: true`. La misma clave con otro formulario da 409.',
  'The `id` of an answer.': 'El `id` de una respuesta.',
  'Transaction id': 'Id de la transacción',
  'What is wrong and what to do, in the language asked for': 'Qué ocurre y qué hacer, en el idioma solicitado',
  'Code, see the catalogue of errors': 'Código, véase el catálogo de errores',
  'As `details.link` of the answer; null for anything but an answered card.':
    'Como `details.link` de la respuesta; null si no es una tarjeta respondida.',
  'Name of the refusal': 'Nombre del rechazo',
  'The field that is wrong': 'El campo incorrecto',
  'Names the request in logs; also in the header X-Request-Id':
    'Identifica la solicitud en los registros; también en la cabecera X-Request-Id',
  'id@version of a model that was used': 'id@versión de un modelo que se usó',
  'When the form had arrived.': 'Cuándo llegó el formulario.',
  'When the answer was ready.': 'Cuándo estuvo lista la respuesta.',
  'HTTP status; 499 where the caller hung up.': 'Estado HTTP; 499 si quien llamó cortó la conexión.',
  'Why it failed: as the header Error-Reason of the answer.':
    'Por qué falló: como la cabecera Error-Reason de la respuesta.',
  'Class of the attack:': 'Clase del ataque:',
  'Until when the encrypted images are kept; null when they are not.':
    'Hasta cuándo se conservan las imágenes cifradas; null si no se conservan.',
  'When images and kept answer were erased on demand.':
    'Cuándo se borraron a pedido las imágenes y la respuesta conservada.',
}
