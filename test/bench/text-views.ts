import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawSpecimen, openStudio, photograph } from '@vivid/specimens'
import {
  alignToEdges,
  anyPicture,
  decode,
  drawOver,
  loadModel,
  locate,
  type Picture,
  type Quad,
  rectifyColour,
} from '@vivid/vision'

/** A card as the engine sees it before it reads: level, filling the picture. */
export interface TextView {
  readonly name: string
  readonly file: string
  readonly picture: Picture
  /** Texts that are printed on it. */
  readonly texts: readonly string[]
}

/** ID-1 at 300 dots per inch. */
const VIEW = { widthPx: 1012, heightPx: 638 } as const

const kinds = [
  'id-card-spain',
  'id-card-mexico',
  'id-card-colombia',
  'id-card-argentina',
  'id-card-chile',
  'id-card-peru',
  'id-card-ecuador',
  'id-card-panama',
] as const

/** Fronts of drawn cards, photographed, and cut out along their true corners. */
export const drawTextViews = async (folder: string, count: number): Promise<TextView[]> => {
  const studio = await openStudio()
  const views: TextView[] = []
  for (let i = 0; i < count; i++) {
    const kind = kinds[i % kinds.length]!
    const drawing = await drawSpecimen({ kind, seed: `bench-text-${i}`, side: 'front' }, studio)
    const { jpeg, truth } = await photograph(
      drawing,
      { level: 'moderate', widthPx: 1600, heightPx: 1200 },
      `bench-${i}`,
    )
    const { picture } = await decode(jpeg, anyPicture)
    const texts = truth.lines.filter(({ angleDegrees }) => !angleDegrees).map(({ text }) => text)
    views.push(await cutOut(folder, `${kind}-${i}`, picture, truth.photo.quad, texts))
  }
  return views
}

/** labels.jsonl with `file` and `fields`: names and numbers must stand somewhere on the card; dates are printed otherwise. */
export const readCardViews = async (cards: string, folder: string): Promise<TextView[]> => {
  const locator = await loadModel('document-locator')
  const views: TextView[] = []
  for (const line of (await readFile(join(cards, 'labels.jsonl'), 'utf8')).split('\n')) {
    if (!line.startsWith('{')) continue
    const { file, fields } = JSON.parse(line) as { file: string; fields: Record<string, string | null> }
    const { picture } = await decode(await readFile(join(cards, file)), anyPicture)
    const found = (await locate(locator, picture)).documents[0]
    if (!found) throw new Error(`${file}: no document was located`)
    // Two surnames may stand on two lines: words are what can be looked for.
    const texts = [fields.surnames, fields.names, fields.document_number].flatMap((text) => text?.split(' ') ?? [])
    views.push(await cutOut(folder, file.replaceAll('/', '-'), picture, alignToEdges(picture, found.quad), texts))
  }
  return views
}

const cutOut = async (
  folder: string,
  name: string,
  picture: Picture,
  quad: Quad,
  texts: readonly string[],
): Promise<TextView> => {
  const file = join(folder, `${name}.jpg`)
  await writeFile(file, await drawOver(rectifyColour(picture, quad, VIEW.widthPx, VIEW.heightPx), [], []))
  // Ours gets what the peers get: the file, decoded again.
  const view = await decode(await readFile(file), anyPicture)
  return { name, file, picture: view.picture, texts }
}
