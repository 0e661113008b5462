import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawSpecimen, openStudio, photograph } from '@vivid/specimens'

/** A photo of a fictional passport, so that the printed curl line has something to send. */
export const drawDemo = async (folder: string): Promise<string> => {
  const drawing = await drawSpecimen({ kind: 'passport-modern', seed: 7 }, await openStudio())
  const { jpeg } = await photograph(drawing, { level: 'moderate' }, 7)
  const file = join(folder, 'passport.jpg')
  await writeFile(file, jpeg)
  return file
}
