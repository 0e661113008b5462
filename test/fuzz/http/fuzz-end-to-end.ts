import { boundary, multipartBody } from '@vivid/traffic'
import { kinds } from '@vivid/traffic/requests'
import { makeToken } from '../../support/token.js'
import type { PictureMaker } from '../images/make-pictures.js'
import { countOutcome, type Fuzzed } from '../violation.js'
import { checkAnswer } from './check-answer.js'
import { exchange } from './exchange.js'

const UNDER_WAY = 3
/** One for each kind of work, and one for each group of them that is asked together. */
const turns = [...new Map(Object.values(kinds).map((kind) => [kind.jobs.join(), kind])).values()]

/** Hostile pictures by HTTP through the gateway, the queue and real engines, as selfies and as documents in turn. */
export const fuzzEndToEnd = async (options: {
  port: number
  make: PictureMaker
  from: number
  count: number
  limitMs: number
  onProgress?: (done: number) => void
}): Promise<Fuzzed> => {
  const result: Fuzzed = {
    about: 'pictures by HTTP',
    inputs: 0,
    violations: [],
    outcomes: new Map(),
    slowestMs: 0,
    peakMb: 0,
  }
  let next = options.from
  const end = options.from + options.count
  const work = async () => {
    while (next < end) {
      const n = next++
      const { name, bytes } = options.make(n)
      const { path, fields, services, pictures } = turns[n % turns.length]!
      const files = Object.fromEntries(Object.keys(pictures).map((file) => [file, bytes]))
      const body = multipartBody(fields, files)
      const token = makeToken({ services: services.split(',') })
      const head = `POST ${path} HTTP/1.1\r\nhost: fuzz\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length}\r\n\r\n`
      const sent = Buffer.concat([Buffer.from(head), body])
      const answer = await exchange(options.port, sent, { hangUp: false, limitMs: options.limitMs })
      const problem = checkAnswer({ isWhole: true, mayEnter: true }, answer)
      if (problem) result.violations.push({ n, name, problem })
      const code = /"error_code":(\d+)/.exec(answer.body)?.[1]
      countOutcome(result.outcomes, code === undefined ? String(answer.status) : `${answer.status} with ${code}`)
      result.slowestMs = Math.max(result.slowestMs, answer.ms)
      result.inputs += 1
      options.onProgress?.(result.inputs)
    }
  }
  await Promise.all(Array.from({ length: UNDER_WAY }, work))
  return result
}
