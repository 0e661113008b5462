import { type CallOptions, devices, documentTypes, type Language, languages } from '@vivid/client'
import { oneOf, readOptions, UsageError, whole } from '@vivid/command'
import { InputError } from './usage.js'

type DocumentType = (typeof documentTypes)[number]

/** What every request may ask for. */
export interface CommonOptions {
  details: boolean
  returnId: boolean
  device?: (typeof devices)[number]
}

/** What every picture of a command is sent with. */
export interface SendOptions extends CommonOptions {
  type: DocumentType | 'liveness'
  documentId?: string
  validateSides: boolean
}

export interface Connection {
  url: string
  token?: string
  tokenCommand?: string
  language: Language
  timeoutMs: number
  retries: number
  /** The name of an answer of the sandbox; the service says which there are. */
  sandboxAnswer?: CallOptions['sandboxAnswer']
  maxDocumentBytes: number
}

export interface Batch {
  name: 'batch'
  folder: string
  send: SendOptions
  connection: Connection
  out?: string
  csv?: string
  concurrency: number
  /** Whether pictures are sent without waiting for their answers. */
  isAsync: boolean
}

export type Command =
  | { name: 'help'; isAsked: boolean }
  | { name: 'version' }
  | { name: 'transaction'; id: number; erase: boolean; connection: Connection }
  | { name: 'match'; selfie: string; document: string; send: CommonOptions; connection: Connection }
  | { name: 'onboard'; sides: string[]; selfie: string; turned?: string; send: SendOptions; connection: Connection }
  | { name: 'usage'; period: { from?: string; to?: string }; csv?: string; source: Connection | { admin: string } }
  | { name: 'one'; files: string[]; send: SendOptions; connection: Connection }
  | Batch

const options = {
  type: { type: 'string' },
  'document-id': { type: 'string' },
  'validate-sides': { type: 'boolean', default: false },
  turned: { type: 'string' },
  details: { type: 'boolean', default: false },
  'return-id': { type: 'boolean', default: false },
  erase: { type: 'boolean', default: false },
  device: { type: 'string' },
  language: { type: 'string', default: 'en' },
  url: { type: 'string' },
  token: { type: 'string' },
  'token-command': { type: 'string' },
  'sandbox-answer': { type: 'string' },
  timeout: { type: 'string', default: '40' },
  retries: { type: 'string', default: '4' },
  'max-document-bytes': { type: 'string', default: '2097152' },
  from: { type: 'string' },
  to: { type: 'string' },
  admin: { type: 'string' },
  out: { type: 'string' },
  csv: { type: 'string' },
  concurrency: { type: 'string', default: '4' },
  async: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof readOptions<typeof options>>['values']

const connectionOf = (values: Values, env: NodeJS.ProcessEnv): Connection => {
  const url = values.url ?? env.VIVID_URL ?? 'http://127.0.0.1:8080'
  if (!URL.canParse(url)) throw new UsageError(`--url: "${url}" is no URL`)
  const token = values.token ?? env.VIVID_TOKEN
  const tokenCommand = values['token-command'] ?? env.VIVID_TOKEN_COMMAND
  if (!token && !tokenCommand) throw new InputError('a token is needed: --token, VIVID_TOKEN or --token-command')
  return {
    url,
    ...(tokenCommand ? { tokenCommand } : { token: token as string }),
    language: oneOf('--language', values.language, languages),
    timeoutMs: whole('--timeout', values.timeout, 1, 600) * 1000,
    retries: whole('--retries', values.retries, 0, 20),
    ...(values['sandbox-answer'] === undefined
      ? {}
      : { sandboxAnswer: values['sandbox-answer'] as NonNullable<CallOptions['sandboxAnswer']> }),
    maxDocumentBytes: whole('--max-document-bytes', values['max-document-bytes'], 65_536, 16_777_216),
  }
}

const commonOptionsOf = (values: Values): CommonOptions => ({
  details: values.details,
  returnId: values['return-id'],
  ...(values.device === undefined ? {} : { device: oneOf('--device', values.device, devices) }),
})

const sendOptionsOf = (values: Values, type: SendOptions['type']): SendOptions => ({
  type,
  ...(values['document-id'] === undefined ? {} : { documentId: values['document-id'] }),
  validateSides: values['validate-sides'],
  ...commonOptionsOf(values),
})

const countSides = (sides: string[], type: DocumentType, beside = '') => {
  const wanted = type === 'identification_card' ? 2 : 1
  if (sides.length === wanted) return sides
  throw new UsageError(
    wanted === 2 ? `an identity card needs FRONT and BACK${beside}` : `--type ${type} takes one picture${beside}`,
  )
}

/** A day is checked by the service; here only what no service could mean. */
const day = (option: string, text: string): string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new UsageError(`${option} must be a day such as 2026-11-30`)
  return text
}

const usageCommand = (rest: readonly string[], values: Values, env: NodeJS.ProcessEnv): Command => {
  if (rest.length > 0) throw new UsageError('usage takes options only')
  const { from, to, admin } = values
  if (admin !== undefined && !URL.canParse(admin)) throw new UsageError(`--admin: "${admin}" is no URL`)
  return {
    name: 'usage',
    period: {
      ...(from === undefined ? {} : { from: day('--from', from) }),
      ...(to === undefined ? {} : { to: day('--to', to) }),
    },
    ...(values.csv === undefined ? {} : { csv: values.csv }),
    source: admin === undefined ? connectionOf(values, env) : { admin },
  }
}

export const parseArguments = (argv: readonly string[], env: NodeJS.ProcessEnv): Command => {
  const { values, positionals } = readOptions(argv, options, { allowPositionals: true })
  const [command, ...rest] = positionals
  if (values.version) return { name: 'version' }
  if (values.help || command === undefined || command === 'help')
    return { name: 'help', isAsked: values.help || command !== undefined }
  if (command === 'ocr') {
    if (rest.length === 0) throw new UsageError('ocr needs FRONT, and BACK of an identity card')
    const type = oneOf('--type', values.type ?? (rest.length > 1 ? 'identification_card' : 'passport'), documentTypes)
    const files = countSides(rest, type)
    return { name: 'one', files, send: sendOptionsOf(values, type), connection: connectionOf(values, env) }
  }
  if (command === 'liveness') {
    if (rest.length !== 1) throw new UsageError('liveness needs one picture')
    const files = [...rest, ...(values.turned === undefined ? [] : [values.turned])]
    return { name: 'one', files, send: sendOptionsOf(values, 'liveness'), connection: connectionOf(values, env) }
  }
  if (command === 'match') {
    const [selfie, document, ...more] = rest
    if (document === undefined || more.length > 0) throw new UsageError('match needs SELFIE and DOCUMENT')
    const send = commonOptionsOf(values)
    return { name: 'match', selfie: selfie!, document, send, connection: connectionOf(values, env) }
  }
  if (command === 'onboard') {
    const sides = rest.slice(0, -1)
    const type = oneOf('--type', values.type ?? (sides.length > 1 ? 'identification_card' : 'passport'), documentTypes)
    if (rest.length < 2) throw new UsageError('onboard needs FRONT, BACK (of a card) and SELFIE')
    const send = sendOptionsOf(values, type)
    const connection = connectionOf(values, env)
    const turned = values.turned === undefined ? {} : { turned: values.turned }
    const counted = countSides(sides, type, ', and SELFIE')
    return { name: 'onboard', sides: counted, selfie: rest.at(-1)!, ...turned, send, connection }
  }
  if (command === 'transaction') {
    const id = Number(rest[0])
    if (rest.length !== 1 || !Number.isSafeInteger(id) || id < 1) throw new UsageError('transaction needs one ID')
    return { name: 'transaction', id, erase: values.erase, connection: connectionOf(values, env) }
  }
  if (command === 'usage') return usageCommand(rest, values, env)
  if (command !== 'batch')
    throw new UsageError(`"${command}" is none of ocr, liveness, match, onboard, transaction, usage, batch`)
  const [folder, ...tooMany] = rest
  if (folder === undefined || tooMany.length > 0) throw new UsageError('batch needs one FOLDER')
  if (values.type === undefined) throw new UsageError('batch needs --type')
  return {
    name: 'batch',
    folder,
    send: sendOptionsOf(values, oneOf('--type', values.type, [...documentTypes, 'liveness'])),
    connection: connectionOf(values, env),
    ...(values.out === undefined ? {} : { out: values.out }),
    ...(values.csv === undefined ? {} : { csv: values.csv }),
    concurrency: whole('--concurrency', values.concurrency, 1, 64),
    isAsync: values.async,
  }
}
