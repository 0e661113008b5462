import type { Language, Texts } from './languages.js'

const said = (language: Language, value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 })
const sizeIn = (language: Language, bytes: number) =>
  `${said(language, bytes / 1024 ** 2)} MB (${said(language, bytes)} bytes)`

/** What is wrong with a request and what to do about it: stands behind the text of its refusal or rejection. */
export const formProblems = {
  sentTwice: (field: string) => ({
    en: `${field} was sent twice.`,
    es: `${field} se envió dos veces.`,
    pt: `${field} foi enviado duas vezes.`,
  }),
  tooLong: (field: string) => ({
    en: `${field} is too long.`,
    es: `${field} es demasiado largo.`,
    pt: `${field} é longo demais.`,
  }),
  tooLarge: (what: string, bytes: number) => ({
    en: `The limit of ${what} is ${sizeIn('en', bytes)}.`,
    es: `El límite de ${what} es ${sizeIn('es', bytes)}.`,
    pt: `O limite de ${what} é ${sizeIn('pt', bytes)}.`,
  }),
  /** Instead of the missing field another was sent that the request does not take. */
  misnamed: (sent: string, meant: string) => ({
    en: `${sent} was sent, which this request does not take: did you mean ${meant}?`,
    es: `Se envió ${sent}, que esta solicitud no admite: ¿quiso decir ${meant}?`,
    pt: `Foi enviado ${sent}, que esta solicitação não aceita: quis dizer ${meant}?`,
  }),
  misplaced: (field: string, sentAs: 'file' | 'text') =>
    sentAs === 'file'
      ? {
          en: `${field} was sent as a file: send it as text.`,
          es: `${field} se envió como archivo: envíelo como texto.`,
          pt: `${field} foi enviado como arquivo: envie-o como texto.`,
        }
      : {
          en: `${field} was sent as text: send it as a file.`,
          es: `${field} se envió como texto: envíelo como archivo.`,
          pt: `${field} foi enviado como texto: envie-o como arquivo.`,
        },
  manyParts: () => ({
    en: 'Too many parts were sent.',
    es: 'Se enviaron demasiadas partes.',
    pt: 'Foram enviadas partes demais.',
  }),
  manyPieces: () => ({
    en: 'The body was sent in too many pieces.',
    es: 'El cuerpo se envió en demasiados fragmentos.',
    pt: 'O corpo foi enviado em fragmentos demais.',
  }),
  malformed: () => ({
    en: 'The multipart body is malformed or incomplete.',
    es: 'El cuerpo multipart está mal formado o incompleto.',
    pt: 'O corpo multipart está malformado ou incompleto.',
  }),
  noBoundary: () => ({
    en: 'The header Content-Type names no boundary: let the HTTP library set this header.',
    es: 'La cabecera Content-Type no indica boundary: deje que la biblioteca HTTP la establezca.',
    pt: 'O cabeçalho Content-Type não indica boundary: deixe que a biblioteca HTTP o defina.',
  }),
  encoded: () => ({
    en: 'Content-Encoding is not supported.',
    es: 'No se admite Content-Encoding.',
    pt: 'Content-Encoding não é aceito.',
  }),
  notSandboxed: () => ({
    en: 'It is for the sandbox only: use a token with the claim sandbox: true, or leave the header out.',
    es: 'Es solo para el entorno de pruebas: use un token con la propiedad sandbox: true u omita la cabecera.',
    pt: 'É só para o ambiente de testes: use um token com a propriedade sandbox: true ou omita o cabeçalho.',
  }),
  unknownSample: (names: readonly string[]) => ({
    en: `This request may ask for ${names.join(', ')}.`,
    es: `Esta solicitud puede pedir ${names.join(', ')}.`,
    pt: `Esta solicitação pode pedir ${names.join(', ')}.`,
  }),
  /** Of a caller: any one of these services lets it in. */
  notContracted: (needed: readonly string[], held: readonly string[]) => ({
    en: `Its claim services must hold ${needed.join(' or ')}; it holds ${held.join(', ') || 'nothing'}.`,
    es: `Su propiedad services debe contener ${needed.join(' o ')}; contiene ${held.join(', ') || 'nada'}.`,
    pt: `A propriedade services deve conter ${needed.join(' ou ')}; contém ${held.join(', ') || 'nada'}.`,
  }),
  notADay: (name: string, example: string) => ({
    en: `${name} must be a day such as ${example}.`,
    es: `${name} debe ser un día como ${example}.`,
    pt: `${name} deve ser um dia como ${example}.`,
  }),
  endsBeforeItBegins: () => ({
    en: 'from must not be after to.',
    es: 'from no debe ser posterior a to.',
    pt: 'from não deve ser posterior a to.',
  }),
  tooManyDays: (most: number) => ({
    en: `Ask for at most ${most} days at once.`,
    es: `Pida como máximo ${most} días a la vez.`,
    pt: `Peça no máximo ${most} dias por vez.`,
  }),
  unknownFormat: () => ({
    en: 'format must be json or csv.',
    es: 'format debe ser json o csv.',
    pt: 'format deve ser json ou csv.',
  }),
} as const satisfies Record<string, (...words: never[]) => Texts>
