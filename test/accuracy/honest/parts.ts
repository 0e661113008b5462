import type { HonestPart } from './part.js'
import { selfies } from './selfies/selfies.js'

export const parts: readonly HonestPart[] = [selfies]
