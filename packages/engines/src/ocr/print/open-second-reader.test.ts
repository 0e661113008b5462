import { createPicture } from '@vivid/vision'
import { expect, it, vi } from 'vitest'
import { openSecondReader } from './open-second-reader.js'

type Start = NonNullable<Parameters<typeof openSecondReader>[0]>

it('starts once, and once more for the next line where that failed', async () => {
  const recognize = async () => ({ data: { blocks: [], confidence: 90 } })
  const start = vi.fn().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue({ recognize })
  const reader = openSecondReader(start as unknown as Start)
  const line = createPicture(8, 8, 1)
  await expect(reader.read(line)).rejects.toThrow('no memory')
  await expect(reader.read(line)).resolves.toMatchObject({ text: '', confidence: 0.9 })
  await reader.read(line)
  expect(start).toHaveBeenCalledTimes(2)
})
