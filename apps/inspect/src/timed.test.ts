import { expect, test } from 'vitest'
import { stagesOf } from './timed.js'

test('times are told by stage, in their order; networks run within them', () => {
  const step = (step: 'stage' | 'inference', name: string, tookMs: number) => ({ step, name, startMs: 0, tookMs })
  const timings = [step('stage', 'locate', 2), step('inference', 'locator', 1), step('stage', 'read-zone', 3.14)]
  expect(stagesOf([...timings, step('stage', 'locate', 1)])).toEqual({ locate: 3, 'read-zone': 3.1 })
})
