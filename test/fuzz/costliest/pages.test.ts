import { openFonts } from '@vivid/specimens'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examples } from '../../support/whole-run.js'
import { drawRecipe } from './draw-recipe.js'
import { analysisMs, priceHonest } from './find-costliest.js'
import { pages } from './known-costly.js'
import { type StartedEngine, startEngine } from './start-engine.js'
import type { TextKind } from './texts.js'
import { works } from './works.js'

const card = works.find(({ name }) => name === 'card')!
const easel = { tiles: new Map(), photos: new Map(), fonts: openFonts() }

/** As `npm run fuzz -- costliest` asks of every picture. */
const MOST = 10

let engine: StartedEngine
let honestMs = 0
beforeAll(async () => {
  engine = startEngine()
  honestMs = await priceHonest(engine, card)
})
afterAll(() => engine.stop())

/** Of all pages of print these have most claims, and most labels to be held against. */
const kinds: readonly TextKind[] = ['random words', 'nine short words', 'words and numbers', 'words before colons']

it.each(examples(kinds))('takes no longer for two pages of %s than for ten cards', async (kind) => {
  const page = pages.find((one) => one(0).print!.texts[0] === kind)!
  const [frontside, backside] = await Promise.all([0, 1].map((seed) => drawRecipe(page(seed), easel, card.maxBytes)))
  const job = card.job({ frontside: frontside!, backside: backside! })
  const [first, second] = [await engine.ask(job), await engine.ask(job)]
  expect(Math.min(analysisMs(first), analysisMs(second))).toBeLessThan(MOST * honestMs)
})
