import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawSpecimen, openStudio, photograph } from '@vivid/specimens'

/** Where the pictures are that the printed curl lines send. */
export interface Demo {
  passport: string
  cardFront: string
  cardBack: string
}

/** Photos of a fictional passport and of both sides of a fictional card. */
export const drawDemo = async (folder: string): Promise<Demo> => {
  const studio = await openStudio()
  const take = async (name: string, kind: string, side: 'front' | 'back' = 'front') => {
    const { jpeg } = await photograph(await drawSpecimen({ kind, side, seed: 7 }, studio), { level: 'moderate' }, 7)
    const file = join(folder, name)
    await writeFile(file, jpeg)
    return file
  }
  return {
    passport: await take('passport.jpg', 'passport-modern'),
    cardFront: await take('card-front.jpg', 'id-card-spain'),
    cardBack: await take('card-back.jpg', 'id-card-spain', 'back'),
  }
}
