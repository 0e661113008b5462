import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { startAdminServer } from './admin-server.js'
import { createMetrics } from './metrics.js'

/** Another address of this machine; Linux answers on all of 127.0.0.0/8. */
const elsewhere =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2'

const start = (host: string) =>
  startAdminServer({ port: 0, host, metrics: createMetrics('test'), missing: async () => [] })
const isLive = async (host: string, port: number): Promise<boolean> => {
  const answer = await fetch(`http://${host}:${port}/health/live`).catch(() => null)
  return answer?.status === 200
}

test('listens on its own address alone', async () => {
  const [local, all] = await Promise.all([start('127.0.0.1'), start('0.0.0.0')])
  expect(await isLive('127.0.0.1', local.port)).toBe(true)
  expect(await isLive(elsewhere, local.port)).toBe(false)
  expect(await isLive(elsewhere, all.port)).toBe(true)
  await Promise.all([local.close(), all.close()])
})
