import { expect, test } from 'vitest'
import { fitted } from '../fitted.js'
import { halve } from '../frame/grey-frame.js'
import type { Look } from '../frame/look-at.js'
import { drawCard } from '../testing/draw-card.js'
import type { Wanted } from './hint.js'
import { judge, watch } from './watcher.js'

const [widthPx, heightPx] = [640, 480]
type Box = Parameters<typeof drawCard>[2]
const document: Wanted = { subject: 'document' }
const middle: Box = [96, 92, 544, 376]

const lookAtCard = (box: Box = middle, light = 1): Look => {
  const fine = drawCard(widthPx, heightPx, box, { light, print: 12 })
  return { fine, coarse: halve(halve(fine)) }
}
/** A card that lies the other way: the frame itself is turned. */
const turned = ({ fine: { data } }: Look): Look => {
  const fine = {
    widthPx: heightPx,
    heightPx: widthPx,
    data: Uint8Array.from({ length: data.length }, (_, at) => {
      const [x, y] = [at % heightPx, Math.floor(at / heightPx)]
      return data[x * widthPx + y]!
    }),
  }
  return { fine, coarse: halve(halve(fine)) }
}
/** The same print with every detail gone: each pixel of the coarse picture fades into the next. */
const blurred = ({ coarse }: Look): Look => {
  const at = (x: number, y: number) =>
    coarse.data[Math.min(y, coarse.heightPx - 1) * coarse.widthPx + Math.min(x, coarse.widthPx - 1)]!
  const data = Uint8Array.from({ length: widthPx * heightPx }, (_, index) => {
    const [x, y] = [(index % widthPx) / 4, Math.floor(index / widthPx) / 4]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const between = (row: number) => at(left, row) + (x - left) * (at(left + 1, row) - at(left, row))
    return between(top) + (y - top) * (between(top + 1) - between(top))
  })
  return { fine: { widthPx, heightPx, data }, coarse }
}

test.each([
  ['good', lookAtCard()],
  ['dark', lookAtCard(middle, 0.15)],
  ['closer', lookAtCard([230, 180, 410, 293])],
  ['edge', lookAtCard([2, 92, 450, 376])],
  ['cut', lookAtCard([300, 92, 748, 376])],
  ['none', lookAtCard([700, 700, 710, 710])],
  ['turn', turned(lookAtCard([112, 96, 528, 360]))],
  ['blurry', blurred(lookAtCard())],
] as const)('%s', (hint, look) => expect(judge(look, document, fitted).hint).toBe(hint))

test('an empty frame has no face', () => {
  expect(judge(lookAtCard([700, 700, 710, 710]), { subject: 'selfie' }, fitted).hint).toBe('none')
})

const moments = (watcher: ReturnType<typeof watch>, looks: readonly Look[]) =>
  looks.map((look) => watcher.see(look).isMoment)

test('the third good look in a row is the moment', () => {
  const good = lookAtCard()
  expect(moments(watch(document, fitted), [good, good, good])).toEqual([false, false, true])
})

test('a move or a bad look begins anew', () => {
  const [good, dark] = [lookAtCard(), lookAtCard(middle, 0.15)]
  const aside = lookAtCard([120, 112, 568, 396])
  expect(moments(watch(document, fitted), [good, good, dark, good, good])).not.toContain(true)
  expect(moments(watch(document, fitted), [good, good, aside, good, good])).not.toContain(true)
  const watcher = watch(document, fitted)
  watcher.see(good)
  expect(watcher.see(aside).hint).toBe('still')
})

test('after a dismissed picture nothing is taken before something moved', () => {
  const [good, aside] = [lookAtCard(), lookAtCard([120, 112, 568, 396])]
  const watcher = watch(document, fitted, true)
  expect(moments(watcher, [good, good, good, good, good])).not.toContain(true)
  expect(moments(watcher, [aside, aside, aside, aside, aside])).toContain(true)
})
