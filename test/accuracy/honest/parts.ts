import { cards } from './cards/cards.js'
import { faces } from './faces/faces.js'
import type { HonestPart } from './part.js'
import { people } from './people/people.js'
import { proofOfLife } from './proof-of-life/proof-of-life.js'
import { selfieCodes } from './selfie-codes/selfie-codes.js'
import { selfies } from './selfies/selfies.js'
import { zones } from './zones/zones.js'

export const parts: readonly HonestPart[] = [selfies, selfieCodes, proofOfLife, cards, zones, faces, people]
