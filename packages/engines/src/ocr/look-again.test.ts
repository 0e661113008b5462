import { createPicture, wholePicture } from '@vivid/vision'
import { expect, it } from 'vitest'
import { startBudget } from '../frame/budget.js'
import { requestBudget } from './budgets.js'
import { viewOf } from './locate/lay-flat.js'
import { lookAgain } from './look-again.js'
import type { ReadDocument } from './read-document.js'
import type { ReaderRun } from './read-picture.js'
import { fakeLocator } from './testing/fake-locator.js'
import { fakeTextDetector, fakeTextReader } from './testing/fake-print.js'

const locator = fakeLocator(
  512,
  () => 0,
  () => [],
)
const photo = createPicture(640, 360, 1)
const read = {
  picture: createPicture(640, 360, 3),
  located: { documents: [], mrzs: [] },
  document: null,
  mrz: null,
  print: { flat: viewOf(photo, 'card', wholePicture(photo)), lines: [] },
  codes: null,
} as unknown as ReadDocument
const look = (lines: number, where: 'anywhere' | 'beside') => {
  const models = { locator, textDetector: fakeTextDetector(lines), textReader: fakeTextReader }
  const budget = startBudget(requestBudget)
  return lookAgain({ models, today: new Date('2026-06-01'), budget } as unknown as ReaderRun, read, where)
}

it('reads the whole picture where no other place is seen', async () => {
  const again = await look(3, 'anywhere')
  expect(again?.print?.lines.map(({ text }) => text)).toEqual(['AB', 'AB', 'AB'])
  expect(again?.print?.flat.quad).toEqual(wholePicture(photo))
})

it('reads nothing where nothing is legible there, or where a side beside the one that was read is asked for', async () => {
  expect(await look(1, 'anywhere')).toBeNull()
  expect(await look(3, 'beside')).toBeNull()
})
