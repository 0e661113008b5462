import type { JobKind } from '@vivid/contract'
import { type Admission, isRefusal, type Place, type Rate } from '@vivid/platform'
import type { TenantLimits } from '../auth/tenant-limits.js'
import { overloaded, rateLimited, unavailable } from '../refusal.js'
import type { BodyRoom, GiveBack } from '../upload/body-room.js'
import type { HoldRefusal } from './hold-refusals.js'

/** What decides whether a request may come in. */
export interface AdmitPorts {
  /** False while Redis is away: requests are refused before their body is read. */
  available: () => boolean
  rateOf: TenantLimits['rateOf']
  /** Milliseconds to wait, 0 when the tenant may go on. */
  takeFromBucket: (tenant: string, rate: Rate) => Promise<number>
  admission: Pick<Admission, 'admit' | 'look'>
  holdRefusal: HoldRefusal
  bodyRoom: BodyRoom
}

/** A request that may send its body and be worked on. */
export interface Admitted {
  place: Place
  /** Its pictures are no longer in memory. */
  giveBackRoom: GiveBack
  /** The request is over. */
  release(): void
}

/** Pictures are stored within a second, or the store is in trouble. */
const ROOM_RETRY_MS = 1_000

/** Within the tenant's rate, with a place in the queues and room in memory for its body; throws what the caller is told otherwise. */
export const admit = async (
  ports: AdmitPorts,
  { tenant, kinds, bytes }: { tenant: string; kinds: readonly JobKind[]; bytes: number },
): Promise<Admitted> => {
  if (!ports.available()) throw unavailable()
  await checkRate(ports, tenant)
  const place = await takePlace(ports, kinds, tenant)
  const giveBackRoom = ports.bodyRoom.take(tenant, bytes)
  if (giveBackRoom === null) {
    place.release()
    throw overloaded(ROOM_RETRY_MS)
  }
  const release = () => {
    giveBackRoom()
    place.release()
  }
  return { place, giveBackRoom, release }
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

/** Throws what the caller is told when there is no room for its request, nor after the pause that many refusals bring. */
export const takePlace = async (
  { admission, holdRefusal }: Pick<AdmitPorts, 'admission' | 'holdRefusal'>,
  kinds: readonly JobKind[],
  tenant: string,
): Promise<Place> => {
  const first = admission.admit(kinds, tenant)
  if (!isRefusal(first)) return first
  await (first.reason === 'unavailable' ? admission.look() : holdRefusal(tenant))
  const admitted = admission.admit(kinds, tenant)
  if (!isRefusal(admitted)) return admitted
  throw admitted.reason === 'unavailable' ? unavailable() : overloaded(admitted.retryMs)
}
