import { expect, test, vi } from 'vitest'
import { takeWhenReady } from './take-when-ready.js'

test('a job that comes while the worker is not ready goes back as it came', async () => {
  const handle = vi.fn(async () => undefined)
  const job = { moveToWait: vi.fn(async () => 1) }
  await takeWhenReady(() => true, handle)(job as never, 'token')
  expect(handle).toHaveBeenCalledOnce()
  await expect(takeWhenReady(() => false, handle)(job as never, 'token')).rejects.toThrow(
    expect.objectContaining({ name: 'WaitingError' }),
  )
  expect(job.moveToWait).toHaveBeenCalledWith('token')
  expect(handle).toHaveBeenCalledOnce()
})
