import { fieldNames } from '@vivid/contract'
import { type DataKey, type FormDigest, type MasterKeys, type Sealer, type Span, traced } from '@vivid/platform'
import type { FastifyRequest } from 'fastify'
import type { Room } from '../upload/body-room.js'
import { type FormRules, type ReceivedForm, receiveForm } from '../upload/receive-form.js'
import { maxBodyBytes } from '../upload/watch-body.js'
import type { AnalysisRoute } from './analysis-route.js'

/** What receiving a form needs. */
export interface ReceivePorts {
  /** Every request has a key of its own: its pictures are sealed with it as they arrive. */
  makeDataKey: MasterKeys['makeDataKey']
  makeSealer: (dataKey: DataKey) => Sealer
  makeDigest: () => FormDigest
  maxSelfieBytes: number
}

/** A form that can be analysed. */
export interface Received<Form> extends Pick<ReceivedForm, 'files' | 'digests'> {
  form: Form
  dataKey: DataKey
  /** The sort of work that it asks of the workers, by which it is priced. */
  work: string
  /** It is as costly as its largest picture. */
  pixels: number
}

/** Made once per route. */
export const rulesOf = <Form>(
  { endpoint, fileNames, fateOf, maxFileBytes }: AnalysisRoute<Form>,
  ports: ReceivePorts,
): FormRules => ({ fieldNames: fieldNames[endpoint], fileNames, maxFileBytes: maxFileBytes(ports), fateOf })

/** The most that a form within these rules may bring. */
export const mostBytesOf = ({ fileNames, maxFileBytes }: FormRules): number =>
  Math.min(maxBodyBytes, fileNames.length * maxFileBytes)

/** Reads the form and checks it; throws what the caller is told of a form that cannot be analysed. */
export const receive = async <Form>(
  { makeDataKey, makeSealer, makeDigest }: ReceivePorts,
  request: FastifyRequest,
  options: { route: AnalysisRoute<Form>; rules: FormRules; room: Room; span: Span; isDigested: boolean },
): Promise<Received<Form>> => {
  const { route, rules, room, span, isDigested } = options
  const dataKey = makeDataKey()
  const sealing = { makeSealer: () => makeSealer(dataKey), digest: isDigested ? makeDigest() : null }
  const received = await traced(span, 'receive form', () => receiveForm(request, rules, sealing, room))
  const form = route.checkForm(received)
  const { files, digests } = received
  const pixels = Math.max(0, ...[...files.values()].map(({ size }) => size.pixels()))
  return { form, files, dataKey, work: route.work(form), pixels, ...(digests === undefined ? {} : { digests }) }
}
