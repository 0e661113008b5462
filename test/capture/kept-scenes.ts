import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Look, lookAt, lookSize } from '@vivid/capture/watch'
import type { ErrorName } from '@vivid/contract'
import { loadDocumentExaminer } from '@vivid/engines/document-liveness'
import { loadSelfieAnalyst } from '@vivid/engines/selfie-liveness'
import { openStudio } from '@vivid/specimens'
import sharp from 'sharp'
import { chooseDesigns, drawDocumentScenes } from './document-scenes.js'
import { drawSelfieScenes } from './selfie-scenes.js'

/** A drawn picture and what the service answers to it. */
export interface JudgedScene {
  readonly file: string
  readonly subject: 'document' | 'selfie'
  /** The design or the person. */
  readonly of: string
  readonly name: string
  /** Null where it is accepted; whether a drawn face is believed to live is not asked. */
  readonly error: ErrorName | null
}

const notAsked: readonly (ErrorName | null)[] = ['liveness_score', 'selfie_quality']

const people = (set: string): string[] => Array.from({ length: 6 }, (_, i) => `capture-${set}-${i}`)

/** Designs and people that limits are chosen on, and others that they are measured on. */
export const sets = {
  fit: { designs: () => chooseDesigns(6, 0), people: people('fit') },
  held: { designs: () => chooseDesigns(6, 31), people: people('held') },
} as const

/** The scenes of a set with the engines' answers, from the folder where they were kept, else drawn. */
export const judgedScenes = async (set: keyof typeof sets, folder: string): Promise<JudgedScene[]> => {
  const kept = join(folder, set)
  const list = join(kept, 'scenes.ndjson')
  const read = async () =>
    (await readFile(list, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as JudgedScene)
  const all = await read().catch(() => null)
  if (all) return all
  await mkdir(kept, { recursive: true })
  const [studio, examiner, analyst] = await Promise.all([openStudio(), loadDocumentExaminer(), loadSelfieAnalyst()])
  const scenes: JudgedScene[] = []
  const keep = async (scene: Omit<JudgedScene, 'file'>, jpeg: Buffer) => {
    const file = join(kept, `${scenes.length}.jpg`)
    await writeFile(file, jpeg)
    scenes.push({ file, ...scene })
    process.stderr.write(`\r${set}: ${scenes.length} scenes drawn`)
  }
  for await (const { design, side, name, photo } of drawDocumentScenes(sets[set].designs(), studio)) {
    const { finding } = await examiner.examine(photo.jpeg, side)
    await keep({ subject: 'document', of: `${design} ${side}`, name, error: finding?.error ?? null }, photo.jpeg)
  }
  for await (const { person, name, jpeg } of drawSelfieScenes(sets[set].people, studio)) {
    const { problem } = await analyst.analyse(jpeg)
    await keep({ subject: 'selfie', of: person, name, error: notAsked.includes(problem) ? null : problem }, jpeg)
  }
  process.stderr.write('\n')
  await appendFile(list, scenes.map((scene) => JSON.stringify(scene)).join('\n'))
  return scenes
}

/** As the component looks at its video. */
export const lookAtJpeg = async (jpeg: Buffer | string): Promise<Look> => {
  const { width, height } = await sharp(jpeg).metadata()
  const { widthPx, heightPx } = lookSize(width, height)
  const rgba = await sharp(jpeg).resize(widthPx, heightPx, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return lookAt(rgba, widthPx, heightPx)
}
