import type { AskedPerson } from './ask-people.js'
import type { GroupRate } from './compare-groups.js'

/** How often two strangers of a group pass for one person, beside how often two of all people do. */
export const passStrangers = (people: readonly AskedPerson[], limit: number): GroupRate[] => {
  const faces = people.flatMap(({ groups, embedding }) =>
    embedding ? [{ groups, embedding: Float32Array.from(embedding) }] : [],
  )
  const everybody = shareOfPairs(faces, limit)
  const names = [...new Set(faces.flatMap(({ groups }) => groups))].sort((a, b) => a.localeCompare(b))
  return names.map((group) => {
    const own = faces.filter(({ groups }) => groups.includes(group))
    return { group, count: own.length, ...shareOfPairs(own, limit), others: everybody }
  })
}

/** Pairs that share a person are no two trials: the deviation is that of a mean over people (Hoeffding 1948). */
const shareOfPairs = (faces: readonly { readonly embedding: Float32Array }[], limit: number) => {
  const count = faces.length
  const passes = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const one = faces[i]!.embedding
    for (let j = i + 1; j < count; j++) {
      const other = faces[j]!.embedding
      let product = 0
      for (let at = 0; at < one.length; at++) product += one[at]! * other[at]!
      if (product < limit) continue
      passes[i]!++
      passes[j]!++
    }
  }
  const shares = [...passes].map((times) => times / (count - 1))
  const rate = shares.reduce((sum, share) => sum + share, 0) / count
  const variance = shares.reduce((sum, share) => sum + (share - rate) ** 2, 0) / (count - 1)
  return { rate, deviation: 2 * Math.sqrt(variance / count) }
}
