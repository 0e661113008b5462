import { join } from 'node:path'
import { seededRandom } from '../../../support/seeded-random.js'
import type { HonestPart } from '../part.js'
import { askCards } from './ask-cards.js'
import { readCards } from './labelled-card.js'
import { reportCards } from './report-cards.js'

export const cards: HonestPart = {
  name: 'cards',
  about: 'printed fields of card sides, with and without the templates of their states',
  measure: async ({ sets }, askEach) =>
    reportCards(await askCards(await readCards(join(sets, 'cards')), askEach), seededRandom(1)),
}
