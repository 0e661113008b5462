import { expect, test } from 'vitest'
import { layouts } from '../layouts/index.js'
import { createRandom } from '../random.js'
import { someOf } from '../testing/some-of.js'
import { openFonts } from '../type/open-fonts.js'
import { composeFace } from './compose-face.js'
import { issueDocument } from './issue-document.js'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const fonts = openFonts()
const blank = { portraitUri: '', ghostUri: '' }
const faces = layouts.flatMap((layout) =>
  layout.faces.map((face) => ({ name: `${layout.kind} ${face.side}`, layout, face })),
)

test.each(faces)('$name: nothing is printed over anything', ({ layout, face }) => {
  for (const nameLength of ['long', 'usual', 'single'] as const) {
    const issued = issueDocument(layout, createRandom(11), { nameLength })
    const { printed, lines, mrz } = composeFace(
      fonts,
      issued,
      { ...face, art: [], overlay: [] },
      blank,
      createRandom(1),
    )
    const boxes: { name: string; box: Box }[] = printed.map(({ field, box }) => ({ name: field, box }))
    for (const item of face.art) {
      if (item.art !== 'portrait' && item.art !== 'chip' && item.art !== 'barcode') continue
      const [x, y, width, height] = item.box
      boxes.push({ name: item.art, box: { x, y, width, height } })
    }
    for (const { text, box, role } of lines) if (role === 'label') boxes.push({ name: `label ${text}`, box })
    if (mrz) boxes.push({ name: 'mrz', box: mrz.box })
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const))
    const clashes = pairs.filter(([a, b]) => overlap(a.box, b.box)).map(([a, b]) => `${a.name} over ${b.name}`)
    expect(clashes).toEqual([])
  }
})

test('no element of the drawing needs a font or anything outside it', () => {
  for (const { layout, face } of someOf(faces, 12)) {
    const { svg } = composeFace(fonts, issueDocument(layout, createRandom(2)), face, blank, createRandom(2))
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined|href="http|\{\w+\}/)
  }
})

const SLACK_MM = 0.15
const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > SLACK_MM &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > SLACK_MM
