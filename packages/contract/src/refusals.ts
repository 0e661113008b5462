import type { Language } from './errors.js'

interface RefusalEntry {
  status: number
  en: string
  es: string
}

/** Requests that never became an analysis and for which the interface has no number. Their bodies carry the name as `reason`. */
export const refusals = {
  invalid_form: { status: 400, en: 'The form is not valid.', es: 'El formulario no es válido.' },
  invalid_idempotency_key: {
    status: 400,
    en: 'Idempotency-Key must be 1 to 128 visible ASCII characters without spaces.',
    es: 'Idempotency-Key debe tener de 1 a 128 caracteres ASCII visibles, sin espacios.',
  },
  invalid_period: {
    status: 400,
    en: 'The period is not valid.',
    es: 'El período no es válido.',
  },
  malformed_request: {
    status: 400,
    en: 'The request is not valid HTTP.',
    es: 'La solicitud no es HTTP válido.',
  },
  unauthorized: {
    status: 401,
    en: 'The request was not authorised.',
    es: 'La solicitud no fue autorizada.',
  },
  service_not_contracted: {
    status: 403,
    en: 'The token does not include this service.',
    es: 'El token no incluye este servicio.',
  },
  not_found: { status: 404, en: 'There is nothing at this path.', es: 'No hay nada en esta ruta.' },
  transaction_unknown: { status: 404, en: 'There is no such transaction.', es: 'No existe esa transacción.' },
  webhook_unknown: {
    status: 404,
    en: 'There is no such webhook that was given up.',
    es: 'No existe ese webhook abandonado.',
  },
  method_not_allowed: {
    status: 405,
    en: 'This path does not take the method; the Allow header names those it takes.',
    es: 'Esta ruta no admite el método; la cabecera Allow indica los que admite.',
  },
  transaction_under_way: {
    status: 409,
    en: 'The transaction is still under way. Try again when it has its answer.',
    es: 'La transacción aún está en curso. Inténtelo de nuevo cuando tenga su respuesta.',
  },
  idempotency_key_reused: {
    status: 409,
    en: 'The Idempotency-Key was used before with another request.',
    es: 'La Idempotency-Key ya se usó con otra solicitud.',
  },
  request_timeout: {
    status: 408,
    en: 'The request did not arrive in time.',
    es: 'La solicitud no llegó a tiempo.',
  },
  not_multipart: {
    status: 415,
    en: 'Send the request as multipart/form-data.',
    es: 'Envíe la solicitud como multipart/form-data.',
  },
  expectation_failed: {
    status: 417,
    en: 'The Expect header may ask for 100-continue only.',
    es: 'La cabecera Expect solo puede pedir 100-continue.',
  },
  rate_limited: {
    status: 429,
    en: 'The tenant calls more often than agreed. Try again later.',
    es: 'El cliente llama con más frecuencia de la acordada. Inténtelo de nuevo más tarde.',
  },
  too_many_at_once: {
    status: 429,
    en: 'The tenant has as many requests under way as agreed. Try again when one is answered.',
    es: 'El cliente tiene en curso tantas solicitudes como las acordadas. Inténtelo de nuevo cuando se responda una.',
  },
  headers_too_large: {
    status: 431,
    en: 'The headers of the request are too large.',
    es: 'Las cabeceras de la solicitud son demasiado grandes.',
  },
  internal: { status: 500, en: 'Internal error.', es: 'Error interno.' },
  overloaded: {
    status: 503,
    en: 'The service is at its limit. Try again shortly.',
    es: 'El servicio está al límite de su capacidad. Inténtelo de nuevo en breve.',
  },
  unavailable: {
    status: 503,
    en: 'The service is temporarily unavailable. Try again shortly.',
    es: 'El servicio no está disponible temporalmente. Inténtelo de nuevo en breve.',
  },
  deadline_exceeded: {
    status: 504,
    en: 'The analysis did not finish in time. Try again.',
    es: 'El análisis no terminó a tiempo. Inténtelo de nuevo.',
  },
} as const satisfies Record<string, RefusalEntry>

/** What is wrong with the token, and what to do about it: stands behind the text of `unauthorized`. */
export const tokenProblems = {
  missing: {
    en: 'The token is missing: send the header Authorization: Bearer TOKEN.',
    es: 'Falta el token: envíe la cabecera Authorization: Bearer TOKEN.',
  },
  expired: {
    en: 'The token has expired: obtain a new one and send the request again.',
    es: 'El token venció: obtenga uno nuevo y envíe la solicitud otra vez.',
  },
  invalid: {
    en: 'The token is not valid here: check who issued it, or obtain a new one.',
    es: 'El token no es válido aquí: compruebe quién lo emitió u obtenga uno nuevo.',
  },
} as const satisfies Record<string, Record<Language, string>>

export type RefusalName = keyof typeof refusals

export const refusalText = (name: RefusalName, language: Language): string => refusals[name][language]
