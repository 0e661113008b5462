import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawSpecimen, openStudio, photograph } from '@vivid/specimens'

export interface LabelledPicture {
  readonly file: string
  readonly mrz: readonly string[]
}

/** labels.jsonl: one object per line with `file` (relative) and `mrz` (the exact lines, or null). */
export const readLabelledFolder = async (folder: string): Promise<LabelledPicture[]> => {
  const text = await readFile(join(folder, 'labels.jsonl'), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { file: string; mrz: string[] | null })
    .flatMap(({ file, mrz }) => (mrz ? [{ file: join(folder, file), mrz }] : []))
}

const kinds = ['passport-classic', 'passport-modern', 'passport-laminate', 'passport-mexico'] as const

/** Passports as people photograph them: 1600 × 1200, turned by up to 20°, leaning, with shadows and some blur. */
export const drawMrzSamples = async (folder: string, count: number): Promise<LabelledPicture[]> => {
  const studio = await openStudio()
  const pictures: LabelledPicture[] = []
  for (let i = 0; i < count; i++) {
    const drawing = await drawSpecimen({ kind: kinds[i % kinds.length]!, seed: `bench-${i}` }, studio)
    const { jpeg, truth } = await photograph(
      drawing,
      { level: 'moderate', widthPx: 1600, heightPx: 1200 },
      `bench-${i}`,
    )
    const file = join(folder, `${i}.jpg`)
    await writeFile(file, jpeg)
    pictures.push({ file, mrz: truth.mrz!.lines })
  }
  return pictures
}
