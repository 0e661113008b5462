import type { JobKind } from '@vivid/contract'
import { createAdmission, isRefusal, type Place } from '../queue/admission.js'
import { createServiceTimes } from '../worker/service-times.js'

const TIMEOUT_MS = 10_000

/** One kind of work whose jobs all take 100 ms on so many threads. */
export const admissionOf = (
  options: { threads?: number; maxWaiting?: number; weightOf?: (tenant: string) => number } = {},
) => {
  const state = { threads: options.threads ?? 2, waiting: 0, active: 0, nowMs: 0 }
  const times = createServiceTimes('ocr')
  const tell = (ms: number) => times.replace({ passport: ms, passport_plus: 3 * ms, identification_card: 3 * ms }, ms)
  tell(100)
  const counts = state
  const { maxWaiting = 1_000, weightOf = () => 1 } = options
  const admission = createAdmission({
    capacity: {
      of: () => ({ threads: () => state.threads, times, counts }),
      gateways: () => 1,
      look: async () => undefined,
    },
    maxWaiting,
    timeoutMs: TIMEOUT_MS,
    weightOf,
    now: () => state.nowMs,
  })
  const admit = (tenant = 'acme', work = 'passport', pixels = 0, kinds: JobKind[] = ['ocr']): Place | null => {
    const admitted = admission.admit(
      kinds,
      tenant,
      () => work,
      () => pixels,
    )
    return isRefusal(admitted) ? null : admitted
  }
  /** As many as are let in, all of them submitted. */
  const fill = (tenant: string, work?: string, pixels?: number): Place[] => {
    const places: Place[] = []
    for (let place = admit(tenant, work, pixels); place; place = admit(tenant, work, pixels)) {
      place.turn('ocr').ask(() => undefined)
      places.push(place)
    }
    return places
  }
  return { admission, admit, fill, state, times, tell }
}
