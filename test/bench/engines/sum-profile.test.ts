import { describe, expect, it } from 'vitest'
import { sumProfile, sumSteps } from './sum-profile.js'

const frame = (functionName: string, url = '') => ({ functionName, url, scriptId: '0', lineNumber: 4, columnNumber: 0 })

describe('sampled functions', () => {
  it('are summed by who owns them and by function, per job', () => {
    const frames = [
      frame('rectify', 'file:///app/packages/vision/dist/image/rectify.js'),
      frame('(garbage collector)'),
      frame('set'),
      frame('run', 'file:///app/node_modules/onnxruntime-node/dist/backend.js'),
    ]
    const { owners, functions } = sumProfile(
      {
        nodes: frames.map((callFrame, id) => ({ id, callFrame })),
        startTime: 0,
        endTime: 0,
        samples: [0, 1, 2, 3, 0],
        // The first is the time before the first sample.
        timeDeltas: [9, 4000, 2000, 1000, 6000, 3000],
      },
      2,
    )
    expect(owners).toEqual([
      ['our vision', 3.5],
      ['library onnxruntime-node', 3],
      ['garbage collection', 1],
      ['copying', 0.5],
    ])
    expect(functions[0]).toEqual(['rectify vision/dist/image/rectify.js:5', 3.5])
  })
})

describe('timed steps', () => {
  it('are stages without the networks run in them, and networks', () => {
    const steps = [
      { step: 'inference', name: 'locator', startMs: 2, tookMs: 6 },
      { step: 'stage', name: 'locate', startMs: 1, tookMs: 10 },
      { step: 'stage', name: 'decode', startMs: 11, tookMs: 2 },
    ] as const
    expect(sumSteps([steps, steps])).toEqual({
      stages: [
        ['locate', 4],
        ['decode', 2],
      ],
      networks: [['locator', 6]],
    })
  })
})
