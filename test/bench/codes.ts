import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOptions } from '@vivid/command'
import { errors } from '@vivid/contract'
import { type DocumentExaminer, loadDocumentExaminer, type Side } from '@vivid/engines/document-liveness'
import { drawSpecimen, listKinds, openStudio } from '@vivid/specimens'
import { type CaptureName, capture, captures } from '../support/captures.js'
import { resaved } from '../support/resaved.js'

const usage = `usage: npm run bench -- codes [--count N] [--only NAMES] [--models DIR] [FOLDER]

Photographs N specimens (default 4, of different kinds) with one thing wrong at a time and counts how often composition and
quality codes say so; --only good,turned takes only these. With FOLDER: its pictures as they are, saved again at JPEG 75 and scaled to 70 %, and how many answers change.`

/** Share of the composed photos that must get their code, and of the re-saved ones that may change theirs. */
const MIN_RIGHT = 0.8
const MAX_CHANGED = 0.05

/** Resolves to whether the stated shares are kept. */
export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values, positionals } = readOptions(
    args,
    {
      count: { type: 'string' },
      only: { type: 'string' },
      models: { type: 'string' },
      help: { type: 'boolean' },
    },
    { allowPositionals: true },
  )
  if (values.help) {
    console.log(usage)
    return true
  }
  const examiner = await loadDocumentExaminer(values.models)
  await examiner.warmUp()
  if (positionals[0]) return resaveAll(examiner, positionals[0])
  const all = Object.keys(captures) as CaptureName[]
  const names = values.only ? all.filter((name) => values.only!.split(',').includes(name)) : all
  return provokeAll(examiner, Number(values.count ?? 4), names)
}

const provokeAll = async (
  examiner: DocumentExaminer,
  count: number,
  names: readonly CaptureName[],
): Promise<boolean> => {
  const studio = await openStudio()
  const faces = listKinds().flatMap(({ kind, sides }) => sides.map((side) => ({ kind, side })))
  // Steps of a prime through the list, so that a few already are of many kinds.
  const chosen = Array.from({ length: count }, (_, i) => ({ ...faces[(i * 7) % faces.length]!, seed: `codes-${i}` }))
  const other = await drawSpecimen({ kind: 'id-card-linea', seed: 'codes' }, studio)
  const right = new Map<CaptureName, number>()
  for (const face of chosen) {
    const drawing = await drawSpecimen({ ...face, pixelsPerMm: 12 }, studio)
    for (const name of names) {
      const jpeg = await capture(drawing, captures[name], other, `${face.seed}-${name}`)
      const side: Side = face.side === 'back' ? 'back' : 'front'
      const { finding } = await examiner.examine(jpeg, side)
      const isRight = (finding?.error ?? null) === captures[name].error
      right.set(name, (right.get(name) ?? 0) + Number(isRight))
      if (!isRight) console.log(`  ${face.kind} ${face.side} ${name}: ${finding?.error ?? 'passed'}`)
    }
  }
  for (const [name, hits] of right) console.log(`${name} (${codeOf(name)}): ${hits}/${count}`)
  const all = [...right.values()].reduce((sum, hits) => sum + hits, 0) / (right.size * count)
  console.log(`all: ${(100 * all).toFixed(1)} %`)
  return all >= MIN_RIGHT
}

const codeOf = (name: CaptureName) => {
  const { error } = captures[name]
  return error ? errors[error].code : 'none'
}

const resaveAll = async (examiner: DocumentExaminer, folder: string): Promise<boolean> => {
  const files = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name)).sort()
  const changed = { quality75: 0, scale70: 0 }
  const times: number[] = []
  for (const file of files) {
    const bytes = await readFile(join(folder, file))
    const code = async (picture: Uint8Array) => (await examiner.examine(picture, 'any')).finding?.error ?? null
    const startedAt = performance.now()
    const asIs = await code(bytes)
    times.push(performance.now() - startedAt)
    for (const way of ['quality75', 'scale70'] as const) {
      const now = await code(await resaved(bytes, way))
      if (now === asIs) continue
      changed[way]++
      console.log(`  ${file} ${way}: ${asIs ?? 'passed'} → ${now ?? 'passed'}`)
    }
  }
  const median = times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN
  console.log(`${files.length} pictures, median ${median.toFixed(0)} ms`)
  for (const [way, count] of Object.entries(changed)) console.log(`${way}: ${count} answers changed`)
  return Math.max(changed.quality75, changed.scale70) <= MAX_CHANGED * files.length
}
