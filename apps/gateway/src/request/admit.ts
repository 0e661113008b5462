import type { JobKind } from '@vivid/contract'
import { type Admission, isRefusal, type Place, type Rate, type Refusal } from '@vivid/platform'
import type { TenantLimits } from '../auth/tenant-limits.js'
import { overloaded, rateLimited, unavailable } from '../refusal.js'
import { type BodyRoom, noRoom, type Room } from '../upload/body-room.js'
import type { Newcomer } from '../upload/choose-losers.js'
import type { HoldRefusal } from './hold-refusals.js'

/** What decides whether a request may come in. */
export interface AdmitPorts {
  /** False while Redis is away: requests are refused before their body is read. */
  available: () => boolean
  rateOf: TenantLimits['rateOf']
  /** Milliseconds to wait, 0 when the tenant may go on. */
  takeFromBucket: (tenant: string, rate: Rate) => Promise<number>
  admission: Pick<Admission, 'ask' | 'admit' | 'look'>
  holdRefusal: HoldRefusal
  bodyRoom: BodyRoom
}

/**
 * Within the tenant's rate, with workers that should answer in time and room in memory for its body; throws what the caller is
 * told otherwise. Its body may never come, so it holds no place in the queues yet.
 */
export const invite = async (
  ports: AdmitPorts,
  { kinds, ...newcomer }: Newcomer & { kinds: readonly JobKind[] },
): Promise<Room> => {
  const { tenant } = newcomer
  if (!ports.available()) throw unavailable()
  await checkRate(ports, tenant)
  await unlessRefused(ports, tenant, () => ports.admission.ask(kinds, tenant))
  const room = ports.bodyRoom.take(newcomer)
  if (room === null) throw noRoom()
  return room
}

/** A tenant that calls more often than agreed is told when to come back. */
const checkRate = async ({ rateOf, takeFromBucket }: AdmitPorts, tenant: string) => {
  const rate = rateOf(tenant)
  if (rate === null) return
  const waitMs = await takeFromBucket(tenant, rate).catch(() => {
    throw unavailable()
  })
  if (waitMs > 0) throw rateLimited(waitMs)
}

/** What a request asks of the workers, once its form is there. */
export interface Wanted {
  tenant: string
  kinds: readonly JobKind[]
  work: (kind: JobKind) => string
  pixels: number
}

/** A place in the queues for a request whose form is there; throws what the caller is told when there is none. */
export const takePlace = async (
  ports: Pick<AdmitPorts, 'admission' | 'holdRefusal'>,
  { tenant, kinds, work, pixels }: Wanted,
): Promise<Place> => {
  let place: Place | undefined
  await unlessRefused(ports, tenant, () => {
    const admitted = ports.admission.admit(kinds, tenant, work, pixels)
    if (isRefusal(admitted)) return admitted
    place = admitted
    return null
  })
  return place!
}

/** Asks a second time after a refusal: after a look for workers, or after the pause that many refusals bring. */
const unlessRefused = async (
  { admission, holdRefusal }: Pick<AdmitPorts, 'admission' | 'holdRefusal'>,
  tenant: string,
  ask: () => Refusal | null,
): Promise<void> => {
  const first = ask()
  if (first === null) return
  await (first.reason === 'unavailable' ? admission.look() : holdRefusal(tenant))
  const second = ask()
  if (second === null) return
  throw second.reason === 'unavailable' ? unavailable() : overloaded(second.retryMs)
}
