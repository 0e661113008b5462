import type { Shot } from '@vivid/traffic'
import type { Kind } from '@vivid/traffic/requests'
import { drawRequests } from '../bench/draw-requests.js'
import type { RequestMaker } from './request-maker.js'
import { sendWatched } from './send-watched.js'

const mixture: Kind[] = ['passport', 'selfie', 'passport', 'proof']
const PICTURES = 4
const CALM_TIMEOUT_MS = 60_000

/**
 * Drawn documents and selfies for the real engines. The right answer is the one given while nothing is broken: the engines
 * are deterministic, so that another one, or another picture's, is wrong.
 */
export const realRequests = async (port: number): Promise<RequestMaker> => {
  const drawn = await drawRequests([...new Set(mixture)], PICTURES)
  const learn = async (shot: Shot): Promise<Shot> => {
    const { status, body } = await sendWatched(port, shot, { timeoutMs: CALM_TIMEOUT_MS, onSurplus: () => undefined })
    if (status !== 200) throw new Error(`${shot.kind} was answered with ${status} before anything was broken: ${body}`)
    // A failed proof of life names its transaction.
    return { ...shot, truth: body.replace(/,?"id":\d+\}$/, '') }
  }
  const known: Record<string, Shot[]> = {}
  for (const [kind, shots] of Object.entries(drawn)) {
    known[kind] = []
    for (const shot of shots) known[kind].push(await learn(shot))
  }
  return {
    shot: (n) => {
      const own = known[mixture[n % mixture.length]!]!
      return own[Math.floor(n / mixture.length) % own.length]!
    },
    largest: null,
    poison: null,
  }
}
