import type { Language, Texts } from './languages.js'

interface RefusalEntry extends Texts {
  status: number
}

/** Requests that never became an analysis and for which the interface has no number. Their bodies carry the name as `reason`. */
export const refusals = {
  invalid_form: {
    status: 400,
    en: 'The form is not valid.',
    es: 'El formulario no es válido.',
    pt: 'O formulário não é válido.',
  },
  invalid_idempotency_key: {
    status: 400,
    en: 'Idempotency-Key must be 1 to 128 visible ASCII characters without spaces.',
    es: 'Idempotency-Key debe tener de 1 a 128 caracteres ASCII visibles, sin espacios.',
    pt: 'Idempotency-Key deve ter de 1 a 128 caracteres ASCII visíveis, sem espaços.',
  },
  invalid_sandbox_answer: {
    status: 400,
    en: 'The header Sandbox-Answer cannot be followed.',
    es: 'No se puede atender la cabecera Sandbox-Answer.',
    pt: 'O cabeçalho Sandbox-Answer não pode ser atendido.',
  },
  invalid_period: {
    status: 400,
    en: 'The period is not valid.',
    es: 'El período no es válido.',
    pt: 'O período não é válido.',
  },
  malformed_request: {
    status: 400,
    en: 'The request is not valid HTTP.',
    es: 'La solicitud no es HTTP válido.',
    pt: 'A solicitação não é HTTP válido.',
  },
  unauthorized: {
    status: 401,
    en: 'The request was not authorised.',
    es: 'La solicitud no fue autorizada.',
    pt: 'A solicitação não foi autorizada.',
  },
  service_not_contracted: {
    status: 403,
    en: 'The token does not include this service.',
    es: 'El token no incluye este servicio.',
    pt: 'O token não inclui este serviço.',
  },
  not_found: {
    status: 404,
    en: 'There is nothing at this path.',
    es: 'No hay nada en esta ruta.',
    pt: 'Não há nada neste caminho.',
  },
  transaction_unknown: {
    status: 404,
    en: 'There is no such transaction.',
    es: 'No existe esa transacción.',
    pt: 'Essa transação não existe.',
  },
  webhook_unknown: {
    status: 404,
    en: 'There is no such webhook that was given up.',
    es: 'No existe ese webhook abandonado.',
    pt: 'Esse webhook abandonado não existe.',
  },
  method_not_allowed: {
    status: 405,
    en: 'This path does not take the method; the Allow header names those it takes.',
    es: 'Esta ruta no admite el método; la cabecera Allow indica los que admite.',
    pt: 'Este caminho não aceita o método; o cabeçalho Allow indica os que ele aceita.',
  },
  transaction_under_way: {
    status: 409,
    en: 'The transaction is still under way. Try again when it has its answer.',
    es: 'La transacción aún está en curso. Inténtelo de nuevo cuando tenga su respuesta.',
    pt: 'A transação ainda está em andamento. Tente de novo quando ela tiver resposta.',
  },
  idempotency_key_reused: {
    status: 409,
    en: 'The Idempotency-Key was used before with another request.',
    es: 'La Idempotency-Key ya se usó con otra solicitud.',
    pt: 'A Idempotency-Key já foi usada com outra solicitação.',
  },
  request_timeout: {
    status: 408,
    en: 'The request did not arrive in time.',
    es: 'La solicitud no llegó a tiempo.',
    pt: 'A solicitação não chegou a tempo.',
  },
  not_multipart: {
    status: 415,
    en: 'Send the request as multipart/form-data.',
    es: 'Envíe la solicitud como multipart/form-data.',
    pt: 'Envie a solicitação como multipart/form-data.',
  },
  expectation_failed: {
    status: 417,
    en: 'The Expect header may ask for 100-continue only.',
    es: 'La cabecera Expect solo puede pedir 100-continue.',
    pt: 'O cabeçalho Expect só pode pedir 100-continue.',
  },
  rate_limited: {
    status: 429,
    en: 'You send requests more often than was agreed. Wait for as long as Retry-After says, then try again.',
    es: 'Envía solicitudes con más frecuencia de la acordada. Espere lo que indica Retry-After e inténtelo de nuevo.',
    pt: 'Você envia solicitações com mais frequência do que o combinado. Espere o que Retry-After indica e tente de novo.',
  },
  too_many_at_once: {
    status: 429,
    en: 'You have as many requests under way as was agreed. Try again when one of them is answered.',
    es: 'Tiene en curso tantas solicitudes como las acordadas. Inténtelo de nuevo cuando se responda una de ellas.',
    pt: 'Você tem em andamento tantas solicitações quantas foram combinadas. Tente de novo quando uma delas for respondida.',
  },
  headers_too_large: {
    status: 431,
    en: 'The headers of the request are too large.',
    es: 'Las cabeceras de la solicitud son demasiado grandes.',
    pt: 'Os cabeçalhos da solicitação são grandes demais.',
  },
  internal: { status: 500, en: 'Internal error.', es: 'Error interno.', pt: 'Erro interno.' },
  overloaded: {
    status: 503,
    en: 'The service is at its limit. Try again shortly.',
    es: 'El servicio está al límite de su capacidad. Inténtelo de nuevo en breve.',
    pt: 'O serviço está no limite da sua capacidade. Tente de novo em breve.',
  },
  unavailable: {
    status: 503,
    en: 'The service is temporarily unavailable. Try again shortly.',
    es: 'El servicio no está disponible temporalmente. Inténtelo de nuevo en breve.',
    pt: 'O serviço está temporariamente indisponível. Tente de novo em breve.',
  },
  deadline_exceeded: {
    status: 504,
    en: 'The analysis did not finish in time. Try again.',
    es: 'El análisis no terminó a tiempo. Inténtelo de nuevo.',
    pt: 'A análise não terminou a tempo. Tente de novo.',
  },
} as const satisfies Record<string, RefusalEntry>

/** What is wrong with the token, and what to do about it: stands behind the text of `unauthorized`. */
export const tokenProblems = {
  missing: {
    en: 'The token is missing: send the header Authorization: Bearer TOKEN.',
    es: 'Falta el token: envíe la cabecera Authorization: Bearer TOKEN.',
    pt: 'Falta o token: envie o cabeçalho Authorization: Bearer TOKEN.',
  },
  expired: {
    en: 'The token has expired: obtain a new one and send the request again.',
    es: 'El token venció: obtenga uno nuevo y envíe la solicitud otra vez.',
    pt: 'O token venceu: obtenha um novo e envie a solicitação outra vez.',
  },
  invalid: {
    en: 'The token is not valid here: check who issued it, or obtain a new one.',
    es: 'El token no es válido aquí: compruebe quién lo emitió u obtenga uno nuevo.',
    pt: 'O token não é válido aqui: verifique quem o emitiu ou obtenha um novo.',
  },
} as const satisfies Record<string, Texts>

export type RefusalName = keyof typeof refusals

export const refusalText = (name: RefusalName, language: Language): string => refusals[name][language]
