import { routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { shareApp } from '../testing/share-app.js'

const { inject } = shareApp()

test.each([
  ['GET', routes.ocr, 'POST'],
  ['PUT', routes.liveness, 'POST'],
  ['PATCH', routes.face_match, 'POST'],
  ['DELETE', routes.biometrics, 'POST'],
  ['OPTIONS', routes.ocr, 'POST'],
  ['POST', `${routes.transactions}1`, 'GET, DELETE'],
] as const)('%s %s is 405 and says what is allowed', async (method, url, allow) => {
  const answer = await inject({ method, url })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
  expect(answer.json()).toMatchObject({ reason: 'method_not_allowed' })
})

test('the path of another version of the interface is a JSON 404', async () => {
  const answer = await inject({ url: '/api/v3.1/ocr/' })
  expect([answer.statusCode, answer.json().reason]).toEqual([404, 'not_found'])
})
