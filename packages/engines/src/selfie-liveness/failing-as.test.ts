import { UndecodableImage } from '@vivid/vision'
import { expect, it } from 'vitest'
import { failingAs } from './failing-as.js'

it('names our failure, keeps its cause, and lets results and broken pictures through', async () => {
  const cause = new Error('out of memory')
  const failed = failingAs('face_borders_failed', () => Promise.reject(cause))
  await expect(failed).rejects.toMatchObject({ failure: 'face_borders_failed', cause })
  await expect(failingAs('liveness_failed', async () => 7)).resolves.toBe(7)
  const broken = failingAs('liveness_failed', () => Promise.reject(new UndecodableImage('empty')))
  await expect(broken).rejects.toBeInstanceOf(UndecodableImage)
})
