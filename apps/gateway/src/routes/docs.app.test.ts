import { endpointFacts, routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { shareApp } from '../testing/share-app.js'

const { inject } = shareApp()

test.each([
  ['/openapi.json', '3.1.0'],
  ['/openapi-3.0.json', '3.0.3'],
])('the interface is described at %s, as OpenAPI %s', async (url, version) => {
  const { openapi, paths } = (await inject({ url })).json()
  expect(openapi).toBe(version)
  const described = Object.keys(paths)
  expect(described).toContain(`${routes.transactions}{id}`)
  for (const { path } of Object.values(endpointFacts)) expect(described).toContain(path)
})
