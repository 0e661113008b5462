import { createConfig, lintFromString } from '@redocly/openapi-core'
import { languages, openApi } from '@vivid/contract'
import { expect, test } from 'vitest'

/** Interface 3.2 fixes the paths with their slash; everything else is Redocly's recommended set, warnings included. */
const settings = { extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } } as const

test.each(languages)('Redocly finds no fault with the document in %s', async (language) => {
  const config = await createConfig({ ...settings, extends: [...settings.extends] })
  const source = JSON.stringify(openApi(language))
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))).toEqual([])
})

test('it would find one', async () => {
  const config = await createConfig({ ...settings, extends: [...settings.extends] })
  const { servers: _servers, ...broken } = openApi()
  const problems = await lintFromString({ source: JSON.stringify(broken), absoluteRef: 'openapi.json', config })
  expect(problems).not.toEqual([])
})
