import type { JobKind } from '@vivid/contract'
import { type Admission, isRefusal, type Place, type Rate, type Refusal, type Slot, type Taken } from '@vivid/platform'
import { overloaded, rateLimited, tooManyAtOnce, unavailable } from '../refusal.js'
import type { Tenants } from '../tenants/tenants.js'
import { type BodyRoom, noRoom, type Room } from '../upload/body-room.js'
import type { Newcomer } from '../upload/choose-losers.js'
import type { HoldRefusal } from './hold-refusals.js'
import { limitHeaders, type Stand } from './limit-headers.js'

/** What decides whether a request may come in. */
export interface AdmitPorts {
  /** False while Redis is away: requests are refused before their body is read. */
  available: () => boolean
  tenants: Pick<Tenants, 'rateOf' | 'concurrencyOf'>
  takeFromBucket: (tenant: string, rate: Rate) => Promise<Taken>
  /** Null where the tenant has as many requests under way as it may have. */
  takeSlot: (tenant: string, limit: number) => Promise<Slot | null>
  admission: Pick<Admission, 'ask' | 'admit' | 'look'>
  holdRefusal: HoldRefusal
  bodyRoom: BodyRoom
}

/** What an invited request holds: room for its body until it is stored, and a slot of its tenant until it is answered. */
export interface Invited {
  room: Room
  leave(): void
}

/**
 * Within the tenant's limits, with workers that should answer in time and room in memory for its body; throws what the caller is
 * told otherwise. Its body may never come, so it holds no place in the queues yet. `tell` is handed the headers about the limits.
 */
export const invite = async (
  ports: AdmitPorts,
  { kinds, ...newcomer }: Newcomer & { kinds: readonly JobKind[] },
  tell: (headers: Record<string, string>) => void = () => undefined,
  /** Throws what the caller is told when its work would not be done. */
  ask = () => unlessRefused(ports, newcomer.tenant, () => ports.admission.ask(kinds, newcomer.tenant)),
): Promise<Invited> => {
  const { tenant } = newcomer
  if (!ports.available()) throw unavailable()
  const stand: Stand = {}
  try {
    await checkRate(ports, tenant, stand)
    await checkConcurrency(ports, tenant, stand)
    await ask()
    const room = ports.bodyRoom.take(newcomer)
    if (room === null) throw noRoom()
    const leave = () => {
      room.giveBack()
      stand.slot?.giveBack()
    }
    return { room, leave }
  } catch (error) {
    stand.slot?.giveBack()
    throw error
  } finally {
    tell(limitHeaders(stand))
  }
}

const orUnavailable = () => Promise.reject(unavailable())

/** A tenant that calls more often than agreed is told when to come back. */
const checkRate = async ({ tenants, takeFromBucket }: AdmitPorts, tenant: string, stand: Stand) => {
  const rate = tenants.rateOf(tenant)
  if (rate === null) return
  const taken = await takeFromBucket(tenant, rate).catch(orUnavailable)
  stand.rate = { ...rate, ...taken }
  if (taken.waitMs > 0) throw rateLimited(taken.waitMs)
}

const checkConcurrency = async ({ tenants, takeSlot }: AdmitPorts, tenant: string, stand: Stand) => {
  const limit = tenants.concurrencyOf(tenant)
  if (limit === null) return
  const slot = await takeSlot(tenant, limit).catch(orUnavailable)
  stand.concurrency = { limit, left: slot?.left ?? 0 }
  if (slot === null) throw tooManyAtOnce()
  stand.slot = slot
}

/** What a request asks of the workers, once its form is there. */
export interface Wanted {
  tenant: string
  kinds: readonly JobKind[]
  work: (kind: JobKind) => string
  pixels: (kind: JobKind) => number
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
