import type { BiometricsRequest, Result, VividClient } from '@vivid/client'
import type { Command, CommonOptions } from './arguments.js'

const commonOf = (send: CommonOptions) => ({
  ...(send.details ? { details: true } : {}),
  ...(send.returnId ? { return_id: true } : {}),
  ...(send.device === undefined ? {} : { device: send.device }),
})

export const matchFaces = (
  client: VividClient,
  { selfie, document, send }: Extract<Command, { name: 'match' }>,
): Promise<Result<unknown>> => client.faceMatch({ selfie, document, ...commonOf(send) })

/** One person in one request: selfie, document, and what the token has contracted of the rest. */
export const onboard = (
  client: VividClient,
  { sides, selfie, turned, send }: Extract<Command, { name: 'onboard' }>,
): Promise<Result<unknown>> => {
  const [document, backside] = sides as [string, string?]
  const request = {
    selfie,
    ...(turned === undefined ? {} : { selfie_turned: turned }),
    document,
    document_type: send.type,
    ...(backside === undefined ? {} : { backside }),
    ...(send.documentId === undefined ? {} : { document_id: send.documentId }),
    ...(send.validateSides ? { validate_sides: true } : {}),
    ...commonOf(send),
  }
  // The number of sides was checked with the type.
  return client.biometrics(request as BiometricsRequest)
}

/** The parts of a combined answer that were rejected with a code, one line each. */
export const rejectedParts = (answer: unknown): string[] =>
  Object.entries(answer as Record<string, unknown>).flatMap(([part, body]) => {
    const { error_code, message, error } = (body ?? {}) as Record<string, unknown>
    return typeof error_code === 'number' ? [`${part}: ${message ?? error} (${error_code})`] : []
  })
