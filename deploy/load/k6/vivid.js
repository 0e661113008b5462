import { check } from 'k6'
import crypto from 'k6/crypto'
import encoding from 'k6/encoding'
import exec from 'k6/execution'
import http from 'k6/http'
import { Counter, Rate, Trend } from 'k6/metrics'

/** A scenario of ../scenarios.json, sent with the requests that `--write-shots` wrote, in the order that it wrote. */
const name = __ENV.SCENARIO || 'smoke'
const url = __ENV.VIVID_URL || 'http://127.0.0.1:8080'
const folder = __ENV.SHOTS || '../shots'
const scenario = JSON.parse(open('../scenarios.json'))[name]
const order = JSON.parse(open(`${folder}/orders.json`))[name]
const shots = JSON.parse(open(`${folder}/shots.json`)).map((shot) => ({
  ...shot,
  files: Object.entries(shot.files).map(([side, name]) => [side, http.file(open(`${folder}/${name}`, 'b'), name)]),
}))

/** An answer that takes longer is lost; the service's own deadline is 30 s. */
const answerSeconds = 40

const unanswered = new Rate('vivid_unanswered')
const lost = new Rate('vivid_lost')
const right = new Rate('vivid_right')
const misread = new Rate('vivid_misread')
const codes = new Counter('vivid_codes')
const answerMs = new Trend('vivid_answer_ms', true)

/** LOAD_TOKEN, or a token signed with JWT_SECRET (the first, where commas separate several) that holds the services a request needs. */
const sign = (services) => {
  if (__ENV.LOAD_TOKEN) return __ENV.LOAD_TOKEN
  if (!__ENV.JWT_SECRET) throw new Error('set LOAD_TOKEN, or JWT_SECRET to sign with')
  const part = (value) => encoding.b64encode(JSON.stringify(value), 'rawurl')
  const { JWT_SECRET, JWT_ISSUER, JWT_AUDIENCE } = __ENV
  const meant = { ...(JWT_ISSUER && { iss: JWT_ISSUER }), ...(JWT_AUDIENCE && { aud: JWT_AUDIENCE }) }
  const claims = {
    ...meant,
    sub: 'load-kit',
    services: services.split(','),
    exp: Math.floor(Date.now() / 1000) + 86_400,
  }
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${crypto.hmac('sha256', JWT_SECRET.split(/\s*,\s*/)[0], signed, 'base64rawurl')}`
}
const tokens = Object.fromEntries([...new Set(shots.map(({ services }) => services))].map((each) => [each, sign(each)]))

/** k6 counts arrivals in whole numbers, hence per minute. */
const perMinute = (perSecond) => Math.round(60 * perSecond)

/** The kit's phases as stages: a jump to where the phase begins, then the way to where it ends. */
const makeOptions = ({ ratePerSecond, phases, thresholds, stopPastKnee }) => {
  const rate = Number(__ENV.RATE || ratePerSecond)
  const usual = phases.reduce((sum, { seconds }) => sum + seconds, 0)
  const stretch = __ENV.SECONDS ? Number(__ENV.SECONDS) / usual : 1
  const planned = rate * stretch * phases.reduce((sum, { seconds, from, to }) => sum + (seconds * (from + to)) / 2, 0)
  const limits = {}
  if (thresholds.unansweredShare !== undefined) limits.vivid_unanswered = [`rate<=${thresholds.unansweredShare}`]
  if (thresholds.lostShare !== undefined) limits.vivid_lost = [`rate<=${thresholds.lostShare}`]
  if (thresholds.misreadShare !== undefined) limits.vivid_misread = [`rate<=${thresholds.misreadShare}`]
  if (thresholds.rightShare !== undefined) limits.vivid_right = [`rate>=${thresholds.rightShare}`]
  // Requests that were due and never sent, as too many were under way, are lost like others; k6 counts them apart.
  const share = thresholds.unansweredShare ?? thresholds.lostShare
  if (share !== undefined) limits.dropped_iterations = [`count<=${Math.floor(share * planned)}`]
  // k6 judges from the start on, the kit step by step: a twentieth of all requests is well past the knee.
  if (stopPastKnee) {
    limits.vivid_unanswered = [{ threshold: 'rate<0.05', abortOnFail: true, delayAbortEval: '10s' }]
    limits.dropped_iterations = [{ threshold: 'count==0', abortOnFail: true }]
  }
  return {
    scenarios: {
      [name]: {
        executor: 'ramping-arrival-rate',
        timeUnit: '1m',
        startRate: perMinute(rate * phases[0].from),
        stages: phases.flatMap(({ seconds, from, to }) => [
          { target: perMinute(rate * from), duration: '0s' },
          { target: perMinute(rate * to), duration: `${Math.round(seconds * stretch)}s` },
        ]),
        preAllocatedVUs: Number(__ENV.VUS || 50),
        maxVUs: Number(__ENV.MAX_VUS || 300),
        // Longer than any answer may take: a request that is broken off at the end would count nowhere.
        gracefulStop: `${answerSeconds + 5}s`,
      },
    },
    thresholds: limits,
    summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
  }
}

export const options = makeOptions(scenario)

export default () => {
  const shot = shots[order[exec.scenario.iterationInTest % order.length]]
  const { kind } = shot
  const response = http.post(
    `${url}${shot.path}`,
    { ...shot.fields, ...Object.fromEntries(shot.files) },
    {
      headers: { authorization: `Bearer ${tokens[shot.services]}` },
      tags: { kind },
      timeout: `${answerSeconds}s`,
      // Codes and refusals are judged here, not by k6.
      responseCallback: null,
    },
  )
  const found = /"error_code":\s*(\d+)/.exec(response.body || '')
  const code = found ? found[1] : null
  const answered = response.status === 200
  const refused = response.status === 503 || response.status === 429
  check(response, { answered: () => answered })
  unanswered.add(!answered, { kind })
  lost.add(!answered && !refused, { kind })
  if (code !== null) codes.add(1, { kind, code })
  if (answered && shot.truth) {
    const isRight = response.body.includes(shot.truth)
    check(response, { 'right, or asks for another picture': () => isRight || code !== null })
    right.add(isRight, { kind })
    misread.add(!isRight && code === null, { kind })
  }
  if (answered) answerMs.add(response.timings.duration, { kind })
}
