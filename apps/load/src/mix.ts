import { UsageError } from '@vivid/command'
import { isKind, type Kind, kinds } from '@vivid/traffic/requests'

/** Kinds with their weights. */
export type Mix = Partial<Record<Kind, number>>

export const kindsOf = (mix: Mix): Kind[] => (Object.keys(mix) as Kind[]).filter((kind) => mix[kind]! > 0)

/** From `passport=3,card=1`. */
export const parseMix = (text: string): Mix => {
  const mix: Mix = {}
  for (const part of text.split(',')) {
    const [name = '', weight = '1'] = part.split('=')
    if (!isKind(name)) throw new UsageError(`--mix: there is no ${name}; known: ${Object.keys(kinds).join(', ')}`)
    if (!(Number(weight) >= 0)) throw new UsageError(`--mix: the weight of ${name} must be a number, not "${weight}"`)
    mix[name] = Number(weight)
  }
  if (kindsOf(mix).length === 0) throw new UsageError('--mix: no kind has a weight')
  return mix
}

/** Steps of the golden ratio visit the kinds in the proportions of the mix within any short stretch. */
export const kindAt = (mix: Mix, n: number): Kind => {
  const chosen = kindsOf(mix)
  const total = chosen.reduce((sum, kind) => sum + mix[kind]!, 0)
  let left = ((n * 0.618_033_988_75) % 1) * total
  for (const kind of chosen) {
    left -= mix[kind]!
    if (left < 0) return kind
  }
  return chosen[0]!
}
