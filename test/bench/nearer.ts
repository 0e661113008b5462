import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOptions, whole } from '@vivid/command'
import { loadPairComparer, thresholds } from '@vivid/engines/selfie-liveness'
import { comeNearer } from '../support/come-nearer.js'
import { take } from '../support/see-twice.js'
import { seededRandom } from '../support/seeded-random.js'

const usage = `npm run bench -- nearer FOLDER [--every N]

What a second picture would tell if people came nearer instead of turning their heads: each picture of the folder (every N-th) is one person, seen from
far away and from near by the depths of its mesh. Told is how flat such pairs look, and how many are above the limit that a pair of
turned heads must stay below; flat things are above it but for one in 200 (npm run bench -- turned --flat FOLDER).`

/** An arm's length and nearer, in cm. Below 20 cm a face no longer fits the picture of a phone. */
const FAR = 45
const NEAR = [45, 35, 28, 22]

/** Always resolves to true: there is no target. */
export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values, positionals } = readOptions(
    args,
    { every: { type: 'string', default: '1' }, help: { type: 'boolean' } },
    { allowPositionals: true },
  )
  const [folder] = positionals
  if (values.help || !folder) {
    console.log(usage)
    return true
  }
  const { maxFlatness } = thresholds.turned
  const { look, compare } = await loadPairComparer()
  const every = whole('--every', values.every, 1)
  const flatness = new Map(NEAR.map((near) => [near, [] as number[]]))
  const files = (await readdir(folder)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).toSorted()
  for (const [i, file] of files.entries()) {
    if (i % every !== 0) continue
    const seen = await look(await readFile(join(folder, file)))
    if (seen?.picture.channels !== 3) continue
    const random = seededRandom(i + 1)
    const still = await look(await take(seen.picture, random))
    for (const near of NEAR) {
      const other = await look(await take(comeNearer(seen.picture, seen.mesh, FAR, near), random))
      if (still && other) flatness.get(near)!.push((await compare(still, other)).flatness)
    }
  }
  for (const [near, found] of flatness) {
    found.sort((a, b) => a - b)
    const at = (share: number) => (found[Math.floor(share * found.length)] ?? 0).toFixed(3)
    const above = found.filter((one) => one > maxFlatness).length
    console.log(
      `${FAR} and ${near} cm: ${found.length} people, flatness of 5, 50 and 95 in 100: ${[0.05, 0.5, 0.95].map(at).join(', ')}; ${above} above ${maxFlatness}`,
    )
  }
  return true
}
