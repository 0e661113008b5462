import type { Asked, EngineAnswer, Seen } from '@vivid/contract'
import { type Model, UndecodableImage } from '@vivid/vision'
import { expect, it } from 'vitest'
import { defineEngine } from './define-engine.js'
import type { Run } from './run.js'

const network = { card: { id: 'fake', version: '1' }, run: async () => ({}) } as unknown as Model
type Answer = (run: Run<{ network: Model }>, request: Asked, trace: string[]) => Promise<EngineAnswer<string>>

const engineOf = (answer: Answer) =>
  defineEngine({
    models: { network },
    warmUp: async () => undefined,
    undecodable: 'file_unreadable',
    trace: () => [] as string[],
    answer,
    describe: (trace) => (trace.length > 0 ? ({ captures: trace } as unknown as Seen) : undefined),
  })

const twoStages = engineOf(async ({ models, stage }, _, trace) => {
  await stage('look', () => models.network.run({}))
  trace.push('looked')
  return { outcome: 'answered', body: 'seen' }
})

it('times every stage and every run of a network', async () => {
  const { timings } = await twoStages.answer({})
  expect(timings?.map(({ step, name }) => [step, name])).toEqual([
    ['inference', 'fake'],
    ['stage', 'look'],
  ])
})

it('shows what was seen to whoever asks, and to nobody else', async () => {
  expect(await twoStages.answer({ debug: true })).toMatchObject({ body: 'seen', seen: { captures: ['looked'] } })
  expect(await twoStages.answer({})).not.toHaveProperty('seen')
})

it('rejects what is no picture; anything else that is thrown is a failure', async () => {
  const throwing = (error: Error) => engineOf(() => Promise.reject(error)).answer({ debug: true })
  const rejected = await throwing(new UndecodableImage('empty'))
  expect(rejected).toMatchObject({ outcome: 'rejected', error: 'file_unreadable', timings: [] })
  expect(rejected).not.toHaveProperty('seen')
  await expect(throwing(new Error('boom'))).rejects.toThrow('boom')
})
