import { routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { fakePorts } from '../testing/fake-ports.js'
import { buildTestApp, tokenWith } from '../testing/test-app.js'

test("a tenant's readings follow each other, and no other tenant waits for them", async () => {
  const readings: { tenant: string; end: () => void }[] = []
  const app = await buildTestApp(fakePorts().ports, {
    usage: {
      available: () => true,
      read: async (period, tenant) => {
        await new Promise<void>((end) => readings.push({ tenant: tenant!, end }))
        return { ...period, kinds: [], transactions: [] }
      },
      now: () => Date.now(),
    },
  })
  const ask = (sub: string) =>
    app.inject({ url: routes.usage, headers: { authorization: `Bearer ${tokenWith({ sub })}` } })
  const asked = [ask('eager'), ask('eager'), ask('calm')]
  const reading = () => readings.map(({ tenant }) => tenant).toSorted()
  await expect.poll(reading).toEqual(['calm', 'eager'])
  for (const { end } of readings) end()
  await expect.poll(reading).toEqual(['calm', 'eager', 'eager'])
  for (const { end } of readings) end()
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  await app.close()
})
