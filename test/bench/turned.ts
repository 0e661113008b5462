import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOptions, whole } from '@vivid/command'
import { loadPairComparer, type PairComparer } from '@vivid/engines/selfie-liveness'
import { faceSizePx } from '@vivid/vision'
import sharp from 'sharp'
import { seeTwice } from '../support/see-twice.js'

const usage = `npm run bench -- turned [--flat FOLDER] [--living FOLDER] [--every N]

Two pictures of a face, whatever the networks say of each. --flat: each picture of the folder (every N-th) is taken for a print or a screen and
photographed twice, once more with the second photograph mirrored; how many such pairs pass as a turned head. One picture is one person.
--living: pictures named PERSON_…; of all pairs of one person that point 10 degrees and more apart, how many are refused. Intervals are
Wilson's at 95 %, by people.`

const MAX_FLAT_PASSED = 0.01
const MAX_LIVING_REFUSED = 0.03
/** Degrees from which on a pair counts as turned: what is asked of people. */
const TURNED_DEGREES = 10

/** Resolves to whether both targets are met by what was measured. */
export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    flat: { type: 'string' },
    living: { type: 'string' },
    every: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  })
  if (values.help || (!values.flat && !values.living)) {
    console.log(usage)
    return true
  }
  const comparer = await loadPairComparer()
  let isMet = true
  if (values.flat) isMet = (await measureFlat(comparer, values.flat, whole('--every', values.every, 1))) && isMet
  if (values.living) isMet = (await measureLiving(comparer, values.living)) && isMet
  return isMet
}

const measureFlat = async ({ look, compare }: PairComparer, folder: string, every: number): Promise<boolean> => {
  const measured = { flat: startCount(), mirrored: startCount() }
  for (const [i, file] of (await picturesOf(folder)).entries()) {
    if (i % every !== 0) continue
    const seen = await look(await readFile(join(folder, file)))
    if (seen?.picture.channels !== 3) continue
    const { left, top, right, bottom } = seen.face.box
    const { widthPx, heightPx } = seen.picture
    const face = {
      sizePx: faceSizePx(seen.face),
      middle: [(left + right) / 2 / widthPx, (top + bottom) / 2 / heightPx] as const,
    }
    const views = await seeTwice(seen.picture, face, randomOf(i + 1))
    const one = await look(views[0])
    for (const [how, second] of [
      ['flat', views[1]],
      ['mirrored', await sharp(views[1]).flop().toBuffer()],
    ] as const) {
      const other = one && (await look(second))
      if (!other) continue
      const compared = await compare(one, other)
      measured[how].flatness.push(compared.flatness)
      if (compared.turn >= TURNED_DEGREES) measured[how].turned++
      if (compared.problem === null) measured[how].passed++
    }
  }
  for (const [how, { flatness, passed, turned }] of Object.entries(measured)) {
    flatness.sort((a, b) => a - b)
    const at = (share: number) => (flatness[Math.floor(share * flatness.length)] ?? 0).toFixed(3)
    console.log(`${how}: ${rateOf(passed, flatness.length)} passed (target: at most 1 %); ${turned} looked turned`)
    console.log(`  flatness of 0.5, 1, 5 and 50 in 100: ${[0.005, 0.01, 0.05, 0.5].map(at).join(', ')}`)
  }
  return Object.values(measured).every(({ flatness, passed }) => passed <= MAX_FLAT_PASSED * flatness.length)
}

const startCount = () => ({ flatness: [] as number[], passed: 0, turned: 0 })

const measureLiving = async ({ look, compare }: PairComparer, folder: string): Promise<boolean> => {
  const people = new Map<string, NonNullable<Awaited<ReturnType<typeof look>>>[]>()
  for (const file of await picturesOf(folder)) {
    const seen = await look(await readFile(join(folder, file)))
    const person = file.split('_')[0]!
    if (seen) people.set(person, [...(people.get(person) ?? []), seen])
  }
  const refused = new Map<string, number>()
  const flatness: number[] = []
  const counted = new Set<string>()
  for (const [person, faces] of people)
    for (const [i, one] of faces.entries())
      for (const other of faces.slice(i + 1)) {
        const compared = await compare(one, other)
        if (compared.turn < TURNED_DEGREES) continue
        counted.add(person)
        flatness.push(compared.flatness)
        if (compared.problem) refused.set(compared.problem, (refused.get(compared.problem) ?? 0) + 1)
      }
  const count = [...refused.values()].reduce((sum, one) => sum + one, 0)
  console.log(
    `living: ${rateOf(count, flatness.length, counted.size)} of pairs of ${counted.size} people refused (target: at most 3 %) ${JSON.stringify([...refused])}`,
  )
  console.log(`  largest flatness: ${Math.max(...flatness).toFixed(3)}`)
  return count <= MAX_LIVING_REFUSED * flatness.length
}

const picturesOf = async (folder: string) =>
  (await readdir(folder)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).toSorted()

/** "3 of 700 (0.4 %, 0.1 to 1.2)"; the interval is as wide as so many people make it. */
const rateOf = (hits: number, of: number, people = of): string => {
  const [share, z] = [hits / of, 1.96]
  const middle = (share + (z * z) / (2 * people)) / (1 + (z * z) / people)
  const half =
    (z * Math.sqrt((share * (1 - share)) / people + (z * z) / (4 * people * people))) / (1 + (z * z) / people)
  const percent = (value: number) => (100 * Math.max(0, value)).toFixed(1)
  return `${hits} of ${of} (${percent(share)} %, ${percent(middle - half)} to ${percent(middle + half)})`
}

/** Mulberry32: equal seeds give equal numbers on every machine. */
const randomOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296
  }
}
