import { type Static, Type } from 'typebox'
import { TransactionId } from '../answer-parts.js'
import { Choice } from '../choice.js'
import { devices } from '../interface.js'
import { languages } from '../languages.js'

/** Payloads hold keys of sealed images and options, never pictures or personal data. */
export const Key = Type.String({ minLength: 1, description: 'Object key of an image' })

/** What the jobs of all kinds have in common. */
export const jobBase = {
  transactionId: TransactionId,
  owner: Type.String({ minLength: 1, description: 'Stands for the tenant whose images these are' }),
  replyTo: Type.String({ minLength: 1, description: "The waiting gateway's reply stream" }),
  deadlineMs: Type.Integer({ description: 'Epoch milliseconds after which nobody waits any more' }),
  language: Choice(languages),
  device: Type.Optional(Choice(devices)),
  priceFactor: Type.Optional(
    Type.Number({
      minimum: 1,
      description: 'How many times as long as usual the job takes for the size of its pictures',
    }),
  ),
  requestId: Type.Optional(Type.String({ maxLength: 36, description: 'By which logs name the request' })),
  debug: Type.Optional(Type.Boolean({ description: 'A developer wants to be shown what was seen' })),
  traceparent: Type.Optional(
    Type.String({ maxLength: 55, description: 'W3C trace context of the span that waits for the answer' }),
  ),
}

const JobBase = Type.Object(jobBase)
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface JobBase extends Static<typeof JobBase> {}
