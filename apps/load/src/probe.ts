import { judge, type TrafficClient, type Verdict } from '@vivid/traffic'
import { type Kind, kinds } from '@vivid/traffic/requests'
import type { Shots } from './make-shots.js'

export interface Probed {
  kind: Kind
  status: number
  code: number | null
  verdict: Verdict
}

/** One request of each kind before the traffic: what this service answers, and whether it is worth going on. */
export const probe = async (client: TrafficClient, shots: Shots): Promise<Probed[]> => {
  const probed: Probed[] = []
  for (const [kind, [shot]] of shots) {
    const { status, code } = await client.send(shot!)
    probed.push({ kind, status, code, verdict: judge(status) })
  }
  return probed
}

const coded = ({ status, code }: Probed) => `status ${status}${code === null ? '' : `, code ${code}`}`

export const describeProbe = (probed: Probed): string => {
  const { kind, verdict } = probed
  return `${kind}: ${verdict === 'answered' ? 'answers' : verdict} (${coded(probed)})`
}

/** Why traffic makes no sense, or null. An overloaded service is what one may have come to measure. */
export const unusable = (probed: readonly Probed[]): string | null => {
  const broken = probed.find(({ verdict }) => verdict === 'broken' || verdict === 'wrong')
  if (!broken) return null
  if (broken.status === 0) return 'the gateway cannot be reached'
  if (broken.status === 401)
    return 'the gateway does not accept the token: give --token, or the JWT_SECRET it runs with'
  if (broken.status === 403)
    return `the token does not include what ${broken.kind} needs (${kinds[broken.kind].services})`
  return `${broken.kind} is answered with ${coded(broken)}`
}
