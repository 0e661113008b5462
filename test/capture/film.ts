import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawSpecimen, type PhotoWish, photograph, type Studio } from '@vivid/specimens'
import sharp from 'sharp'
import { drawSelfieScene, type SelfieWish } from './selfie-scenes.js'

const filmed = ['sharp', 'blurred', 'dark', 'glare', 'cut', 'nothing', 'face', 'face-near', 'face-turned'] as const
/** What a film shows. */
export type Filmed = (typeof filmed)[number]

const card: PhotoWish = {
  level: 'clean',
  scene: 'wood',
  widthPx: 960,
  heightPx: 720,
  scale: 0.78,
  offsetX: 0,
  offsetY: 0,
  rotationDegrees: 1,
  tiltDegrees: 3,
  noise: 2,
  jpegQuality: 92,
}
const documents: Partial<Record<Filmed, PhotoWish>> = {
  sharp: card,
  blurred: { ...card, defocusPx: 4 },
  dark: { ...card, exposure: -4 },
  glare: { ...card, glare: 1 },
  cut: { ...card, offsetX: 3 },
  nothing: { ...card, offsetX: 14 },
}
/** A seed that puts reflections where the service refuses them: on print, not on white. */
const REFLECTING = 'a'

const face: SelfieWish = { face: 0.5, x: 0.5, y: 0.5, turnDegrees: 0, exposure: 0, defocusPx: 0.4, noise: 2 }
const faces: Partial<Record<Filmed, SelfieWish>> = {
  face,
  'face-near': { ...face, face: 0.98 },
  'face-turned': { ...face, turnDegrees: -20 },
}

/** Draws films, all of documents of one card. */
const createPainter = (studio: Studio) => {
  let drawing: ReturnType<typeof drawSpecimen> | undefined
  return async (name: Filmed): Promise<Buffer> => {
    const selfie = faces[name]
    if (selfie) return drawSelfieScene(studio, 'filmed', selfie, name)
    drawing ??= drawSpecimen({ kind: 'id-card-mexico', seed: 'filmed' }, studio)
    return (await photograph(await drawing, documents[name]!, name === 'glare' ? REFLECTING : 'filmed')).jpeg
  }
}

/** Chromium takes a film's tones for video's (black 16, white 235) and stretches them; a JPEG's are 0 to 255. */
const toVideoRange = (jpeg: Buffer): Promise<Buffer> =>
  sharp(jpeg)
    .linear((235 - 16) / 255, 16)
    .jpeg({ quality: 95 })
    .toBuffer()

export interface Cinema {
  /** For Chromium's `--use-file-for-fake-video-capture`: read anew whenever a page opens the camera. */
  readonly file: string
  /** Puts another film in: one picture that stands still, or several, one after the other and from the start again. */
  show(...names: Filmed[]): Promise<void>
  close(): void
}

/** How long each of several pictures is shown: four seconds, as Chromium plays thirty a second. A picture is taken after 0.6. */
const SCENE_FRAMES = 120

/** Films are MJPEG: pictures one after the other. */
export const openCinema = (studio: Studio): Cinema => {
  const folder = mkdtempSync(join(tmpdir(), 'vivid-film-'))
  const file = join(folder, 'camera.mjpeg')
  const draw = createPainter(studio)
  const drawn = new Map<Filmed, Buffer>()
  const jpegOf = async (name: Filmed) => {
    const jpeg = drawn.get(name) ?? (await toVideoRange(await draw(name)))
    drawn.set(name, jpeg)
    return jpeg
  }
  const show = async (...names: Filmed[]) => {
    const frames = names.length === 1 ? 2 : SCENE_FRAMES
    const jpegs: Buffer[] = []
    for (const name of names) jpegs.push(...Array<Buffer>(frames).fill(await jpegOf(name)))
    // In place of the old file, never over it: a camera that is just being closed still reads that.
    writeFileSync(`${file}.next`, Buffer.concat(jpegs))
    renameSync(`${file}.next`, file)
  }
  return { file, show, close: () => rmSync(folder, { recursive: true }) }
}
