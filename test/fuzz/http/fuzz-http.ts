import { countOutcome, type Fuzzed } from '../violation.js'
import { checkAnswer } from './check-answer.js'
import { exchange } from './exchange.js'
import { hostileRequest } from './hostile-requests.js'

const UNDER_WAY = 8

/** Hostile requests to a running gateway: each is answered as the contract says, or cut where it is no request. */
export const fuzzHttp = async (options: {
  port: number
  seed: number
  from: number
  count: number
  /** The service's own deadline, and some. */
  limitMs: number
  onProgress?: (done: number) => void
}): Promise<Fuzzed> => {
  const { port, seed, limitMs } = options
  const result: Fuzzed = { about: 'requests', inputs: 0, violations: [], outcomes: new Map(), slowestMs: 0, peakMb: 0 }
  let next = options.from
  const end = options.from + options.count
  const work = async () => {
    while (next < end) {
      const n = next++
      const request = hostileRequest(seed, n)
      const answer = await exchange(port, request.bytes, { hangUp: !request.isWhole, limitMs })
      const problem = checkAnswer(request, answer)
      if (problem) result.violations.push({ n, name: request.name, problem })
      countOutcome(result.outcomes, answer.status === 0 ? answer.ended : String(answer.status))
      result.slowestMs = Math.max(result.slowestMs, answer.ms)
      result.inputs += 1
      options.onProgress?.(result.inputs)
    }
  }
  await Promise.all(Array.from({ length: UNDER_WAY }, work))
  return result
}
