import type { Language } from '@vivid/contract'

const en = {
  title: 'API reference',
  lead: 'Pictures go in as a multipart form, JSON comes out.',
  machine: 'The same for machines: OpenAPI 3.1.',
  other: 'Español',
  console: 'Console',
  contents: 'Contents',
  auth: 'Authentication',
  authText:
    'Every request carries a JWT: Authorization: Bearer TOKEN. An expired or missing one is answered with 401; get a new one and send again. The claim services says what the tenant has contracted: ocr, liveness, id_reader_plus.',
  request: 'Request',
  field: 'Field',
  type: 'Type',
  required: 'Required',
  yes: 'yes',
  meaning: 'Meaning',
  variants: 'Variants',
  answers: 'Answers',
  fields: 'Fields of the answers',
  errors: 'Errors',
  coded: 'Coded answers',
  codedText:
    'The code is error_code in the body. HTTP 200 means that the analysis finished, also when it ends with a code.',
  refusals: 'Refusals',
  refusalsText: 'Requests that never became an analysis: the body holds error and, as reason, the name.',
  code: 'Code',
  name: 'Name',
  status: 'HTTP',
  fault: 'At fault',
  faults: { caller: 'caller', dependency: 'dependency', bug: 'service' },
}

const es: typeof en = {
  title: 'Referencia de la API',
  lead: 'Las imágenes entran en un formulario multipart y sale JSON.',
  machine: 'Lo mismo para máquinas: OpenAPI 3.1.',
  other: 'English',
  console: 'Consola',
  contents: 'Contenido',
  auth: 'Autenticación',
  authText:
    'Cada petición lleva un JWT: Authorization: Bearer TOKEN. Uno caducado o ausente se responde con 401; obtenga otro y envíe de nuevo. La propiedad services dice qué ha contratado el cliente: ocr, liveness, id_reader_plus.',
  request: 'Petición',
  field: 'Campo',
  type: 'Tipo',
  required: 'Obligatorio',
  yes: 'sí',
  meaning: 'Significado',
  variants: 'Variantes',
  answers: 'Respuestas',
  fields: 'Campos de las respuestas',
  errors: 'Errores',
  coded: 'Respuestas con código',
  codedText:
    'El código es error_code en el cuerpo. HTTP 200 significa que el análisis terminó, también cuando termina con un código.',
  refusals: 'Rechazos',
  refusalsText: 'Peticiones que no llegaron a ser un análisis: el cuerpo lleva error y, en reason, el nombre.',
  code: 'Código',
  name: 'Nombre',
  status: 'HTTP',
  fault: 'A cargo de',
  faults: { caller: 'quien llama', dependency: 'dependencia', bug: 'servicio' },
}

export type ReferenceText = typeof en
export const referenceTexts: Record<Language, ReferenceText> = { en, es }
