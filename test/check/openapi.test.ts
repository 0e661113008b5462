import { createConfig, lintFromString } from '@redocly/openapi-core'
import { flatOpenApi, languages, openApi } from '@vivid/contract'
import { expect, test } from 'vitest'

/** Interface 3.2 fixes the paths with their slash; everything else is Redocly's recommended set, warnings included. */
const settings = { extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } } as const

const faultsOf = async (document: object) => {
  const config = await createConfig({ ...settings, extends: [...settings.extends] })
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))
}

test.each(languages)('Redocly finds no fault with either document in %s', async (language) => {
  expect(await faultsOf(openApi(language))).toEqual([])
  expect(await faultsOf(flatOpenApi(language))).toEqual([])
})

test('it would find one', async () => {
  const { servers: _servers, ...broken } = openApi()
  expect(await faultsOf(broken)).not.toEqual([])
  const flat = flatOpenApi()
  expect(await faultsOf({ ...flat, info: { ...flat.info, license: openApi().info.license } })).not.toEqual([])
})
