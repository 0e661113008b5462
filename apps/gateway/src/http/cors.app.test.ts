import { openApi, routes } from '@vivid/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { fakePorts } from '../testing/fake-ports.js'
import { buildTestApp } from '../testing/test-app.js'
import { allowOrigins, readOrigins } from './cors.js'

const appFor = async (text: string | undefined) => {
  const app = Fastify()
  await allowOrigins(app as never, readOrigins(text))
  app.post(routes.ocr, async () => ({}))
  app.get('/console/session', async () => ({}))
  return app
}
interface Operation {
  responses: Record<string, { headers?: object }>
}
const shop = 'https://shop.example'
const preflight = { origin: shop, 'access-control-request-method': 'POST' }

test('a page of a listed origin may call, and is told so before it does', async () => {
  const app = await appFor(`${shop}, http://localhost:3000`)
  const asked = await app.inject({ method: 'OPTIONS', url: routes.ocr, headers: preflight })
  expect(asked.statusCode).toBe(204)
  for (const header of ['authorization', 'traceparent'])
    expect(asked.headers['access-control-allow-headers']).toContain(header)
  const called = await app.inject({ method: 'POST', url: routes.ocr, headers: { origin: shop } })
  expect(called.headers).toMatchObject({ 'access-control-allow-origin': shop, vary: 'Origin' })
  for (const header of ['x-request-id', 'error-reason'])
    expect(called.headers['access-control-expose-headers']).toContain(header)
})

test('it may read every header of an answer that the interface describes', async () => {
  const operations = Object.values(openApi().paths).flatMap((path) => Object.values(path) as Operation[])
  const answers = operations.flatMap(({ responses }) => Object.values(responses))
  const described = answers.flatMap(({ headers = {} }) => Object.keys(headers)).map((name) => name.toLowerCase())
  const app = await appFor(shop)
  const { headers } = await app.inject({ method: 'POST', url: routes.ocr, headers: { origin: shop } })
  const exposed = String(headers['access-control-expose-headers']).split(', ')
  expect(exposed.toSorted()).toEqual([...new Set(described)].toSorted())
})

test('others are told nothing, and the console is for its own page alone', async () => {
  const app = await appFor(shop)
  const headers = { ...preflight, origin: 'https://other.example' }
  const asked = await app.inject({ method: 'OPTIONS', url: routes.ocr, headers })
  expect(asked.statusCode).toBe(404)
  expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
  const session = await app.inject({ url: '/console/session', headers: { origin: shop } })
  expect(session.headers).not.toHaveProperty('access-control-allow-origin')
})

test('what is no preflight is refused as without it', async () => {
  const app = await buildTestApp(fakePorts().ports, { origins: readOrigins(shop) })
  const ask = async (url: string, headers: object) => {
    const { statusCode, body } = await app.inject({ method: 'OPTIONS', url, headers: { ...headers } })
    return [statusCode, JSON.parse(body).reason]
  }
  expect(await ask('/nowhere', {})).toEqual([404, 'not_found'])
  expect(await ask('/nowhere', preflight)).toEqual([404, 'not_found'])
  expect(await ask(routes.ocr, { origin: shop })).toEqual([405, 'method_not_allowed'])
  expect(await ask(routes.ocr, { ...preflight, origin: 'https://other.example' })).toEqual([405, 'method_not_allowed'])
})

test('without the variable nothing is said, with * everybody may call', async () => {
  const call = async (text: string | undefined) =>
    (await appFor(text)).inject({ method: 'POST', url: routes.ocr, headers: { origin: shop } })
  expect((await call(undefined)).headers).not.toHaveProperty('access-control-allow-origin')
  expect((await call('*')).headers['access-control-allow-origin']).toBe('*')
})

test.each(['shop.example', 'https://shop.example/', 'https://shop.example/path', 'ftp://shop.example'])(
  'CORS_ORIGINS=%s is refused at the start',
  (text) => expect(() => readOrigins(text)).toThrow(),
)
