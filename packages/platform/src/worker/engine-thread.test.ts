import { type Asked, EngineFailure, type Job } from '@vivid/contract'
import { expect, test } from 'vitest'
import { engineThread } from './engine-thread.js'

const task = {
  kind: 'selfie-liveness' as const,
  job: { language: 'en', details: false, deadlineMs: 1 } as unknown as Job,
  images: { selfie: new Uint8Array(1) },
  remainingMs: 1_234,
}

/** What comes out of a thread whose engine does this, as it is handed from thread to thread. */
const afterThread = async (answer: (request: Asked) => Promise<never>) => {
  const handle = await engineThread('selfie-liveness', async () => ({ warmUp: async () => undefined, answer }))
  return structuredClone(await handle(task))
}

test('the name of a failure gets out of the thread, what was read does not', async () => {
  const failed = await afterThread(() => Promise.reject(new EngineFailure('face_borders_failed', new Error('ANNA'))))
  expect(failed).toMatchObject({ failure: 'face_borders_failed' })
  expect(JSON.stringify(failed)).not.toContain('ANNA')
})

test('what has no name is the failure of its kind of work', async () => {
  expect(await afterThread(() => Promise.reject(new Error('boom')))).toMatchObject({ failure: 'liveness_failed' })
})

test('the engine is told how long somebody waits, not when', async () => {
  const asked: Asked[] = []
  await afterThread((request) => {
    asked.push(request)
    return Promise.reject(new Error('enough'))
  })
  expect(asked).toMatchObject([{ selfie: task.images.selfie, remainingMs: 1_234 }])
})
