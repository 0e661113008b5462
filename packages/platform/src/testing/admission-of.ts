import type { JobKind } from '@vivid/contract'
import { createAdmission, isRefusal, type Place } from '../queue/admission.js'
import { createServiceTimes } from '../worker/service-times.js'

export const TIMEOUT_MS = 10_000

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
    capacity: { of: () => ({ threads: () => state.threads, times, counts }), look: async () => undefined },
    maxWaiting,
    timeoutMs: TIMEOUT_MS,
    weightOf,
    now: () => state.nowMs,
  })
  const admit = (tenant = 'acme', kinds: JobKind[] = ['ocr']): Place | null => {
    const admitted = admission.admit(kinds, tenant)
    return isRefusal(admitted) ? null : admitted
  }
  /** As many as are let in, all of them queued. */
  const fill = (tenant: string): Place[] => {
    const places: Place[] = []
    for (let place = admit(tenant); place; place = admit(tenant)) {
      place.fits('passport')
      place.turnMs('ocr')
      place.queued('ocr')
      places.push(place)
    }
    return places
  }
  return { admission, admit, fill, state, times, tell }
}
