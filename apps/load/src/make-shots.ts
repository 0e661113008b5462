import { multipartBody, type Shot } from '@vivid/traffic'
import type { DrawnShot } from '@vivid/traffic/requests'
import { type Kind, kinds } from '@vivid/traffic/requests'
import { kindAt, type Mix } from './mix.js'
import { obtainToken } from './obtain-token.js'

/** Bytes to send, grouped by kind. */
export type Shots = Map<Kind, Shot[]>

/** A given token is used for every kind; otherwise each kind's token holds the services that it needs. */
export const makeShots = async (drawn: readonly DrawnShot[], token: string | undefined): Promise<Shots> => {
  const tokens = new Map<string, string>()
  const shots: Shots = new Map()
  for (const { kind, files, truth } of drawn) {
    const { services, path, fields } = kinds[kind]
    const held = token ?? tokens.get(services) ?? (await obtainToken(services))
    tokens.set(services, held)
    const shot = { kind, path, token: held, body: multipartBody(fields, files), ...(truth ? { truth } : {}) }
    shots.set(kind, [...(shots.get(kind) ?? []), shot])
  }
  return shots
}

/** The n-th request of a mix: kinds in proportion, each kind's pictures in turn. */
export const shotPicker = (shots: Shots, mix: Mix): ((n: number) => Shot) => {
  const used = new Map<Kind, number>()
  return (n) => {
    const kind = kindAt(mix, n)
    const turn = used.get(kind) ?? 0
    used.set(kind, turn + 1)
    const own = shots.get(kind)!
    return own[turn % own.length]!
  }
}
