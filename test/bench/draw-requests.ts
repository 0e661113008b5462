import { multipartBody, type Shot } from '@vivid/traffic'
import { drawShots, type Kind, kinds } from '@vivid/traffic/requests'
import { makeToken } from '../support/token.js'

/** Requests with pictures of drawn documents, by kind. */
export const drawRequests = async (
  wanted: readonly Kind[],
  perKind: number,
  more: Record<string, string> = {},
): Promise<Record<string, Shot[]>> => {
  process.stderr.write(`drawing ${perKind} of each: ${wanted.join(', ')}\n`)
  const drawn = await drawShots(wanted, { perKind, level: 'moderate', seed: 'bench', onDrawn: () => undefined })
  const requests: Record<string, Shot[]> = {}
  for (const { kind, files, truth } of drawn) {
    const { path, fields, services } = kinds[kind]
    const token = makeToken({ services: services.split(',') })
    const shot = { kind, path, token, body: multipartBody({ ...fields, ...more }, files), ...(truth ? { truth } : {}) }
    requests[kind] = [...(requests[kind] ?? []), shot]
  }
  return requests
}

/** So many requests, the pictures in turn. */
export const repeat = (shots: readonly Shot[], count: number): Shot[] =>
  Array.from({ length: count }, (_, index) => shots[index % shots.length]!)
