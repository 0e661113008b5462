import { languages } from '@vivid/client'
import { expect, it } from 'vitest'
import { describeContradiction } from './describe-contradiction.js'

const surnames = { field: 'surnames', between: ['front', 'back'], values: ['GARCÍA', 'LUNA'] }

it('says which field says what on which side', () => {
  expect(describeContradiction([surnames], 'en')).toBe(
    'the document contradicts itself:\n  surnames: front "GARCÍA", back "LUNA"',
  )
  expect(describeContradiction([surnames], 'es')).toContain('anverso "GARCÍA", reverso "LUNA"')
  expect(describeContradiction([surnames], 'pt')).toContain('frente "GARCÍA", verso "LUNA"')
})

it('points at --details where the service was not asked', () => {
  for (const language of languages) expect(describeContradiction([], language)).toContain('--details')
})
