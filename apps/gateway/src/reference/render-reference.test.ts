import { errors, openApi, refusals } from '@vivid/contract'
import { expect, test } from 'vitest'
import { escaped } from './html.js'
import { renderReference } from './render-reference.js'

const page = renderReference({ version: '3.2.0', language: 'en', base: 'https://vivid.example', hasConsole: true })

test('every code and refusal stands there in both languages', () => {
  for (const { code, en, es } of Object.values(errors)) {
    expect(page).toContain(`<th scope="row">${code}</th>`)
    for (const words of [en, es]) expect(page).toContain(escaped(words))
  }
  for (const { es } of Object.values(refusals)) expect(page).toContain(escaped(es))
})

test('every schema, operation and field of the OpenAPI document stands there', () => {
  const { components, paths } = openApi('3.2.0')
  for (const name of Object.keys(components.schemas)) expect(page).toContain(`<h3>${name}</h3>`)
  for (const path of Object.keys(paths)) expect(page).toContain(`<code>${path}</code>`)
  expect(page).toContain('<code>OCR.midlename</code>')
  expect(page).toContain('-F validate_sides=True')
})

test('nothing inline that the policy would refuse, and both languages', () => {
  expect(page).not.toMatch(/<script|style="|onclick/)
  const spanish = renderReference({ version: '3.2.0', language: 'es', base: '', hasConsole: false })
  expect(spanish).toContain('<html lang="es">')
  expect(spanish).not.toContain('href="/"')
})
