import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { whenChildReady } from './when-child-ready.js'

const ports = { adminPort: 9090 }
const started = { type: 'started', ports, missing: ['master keys'] }

test('a child that has started and is not ready is told with what it lacks; ready is only what says so', async () => {
  const [child, said] = [new EventEmitter(), [] as string[]]
  let isReady = false
  const ready = whenChildReady('ocr', child as never, (line) => said.push(line), 1).then((found) => {
    isReady = true
    return found
  })
  child.emit('message', started)
  await expect.poll(() => said).toEqual(['ocr has started and waits for: master keys'])
  expect(isReady).toBe(false)
  child.emit('message', { type: 'ready', ports, missing: [] })
  expect(await ready).toEqual(ports)
})

test('one that is ready soon is not talked about, and one that ends did not start', async () => {
  const [child, said] = [new EventEmitter(), [] as string[]]
  const ready = whenChildReady('ocr', child as never, (line) => said.push(line), 20)
  child.emit('message', started)
  child.emit('message', { type: 'ready', ports, missing: [] })
  await ready
  const other = new EventEmitter()
  const ended = whenChildReady('ocr', other as never, (line) => said.push(line), 20)
  other.emit('message', started)
  other.emit('exit', 1)
  await expect(ended).rejects.toThrow('ocr did not start (exit code 1)')
  const killed = whenChildReady('ocr', other as never, (line) => said.push(line), 20)
  other.emit('exit', null, 'SIGKILL')
  await expect(killed).rejects.toThrow('ocr did not start (SIGKILL)')
  await sleep(60)
  expect(said).toEqual([])
})
