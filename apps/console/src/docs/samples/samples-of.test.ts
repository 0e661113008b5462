import { openApi, routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { withSamples } from '../load-document.js'

const document = withSamples(openApi() as never, 'https://vivid.example') as {
  paths: Record<string, Record<string, { 'x-codeSamples': { label: string; source: string }[] }>>
}
const samples = (path: string, method: string) =>
  Object.fromEntries(document.paths[path]![method]!['x-codeSamples'].map(({ label, source }) => [label, source]))

test('every operation has a sample in six languages, with the address of this service', () => {
  for (const methods of Object.values(document.paths)) {
    for (const { 'x-codeSamples': written } of Object.values(methods)) {
      expect(written.map(({ label }) => label)).toEqual(['curl', 'TypeScript', 'Python', 'PHP', 'Java', 'C#'])
      for (const { source } of written) expect(source).toMatch(/https:\/\/vivid\.example\/api/)
      for (const { source } of written) expect(source).not.toMatch(/\{(id|base_url)\}|undefined/)
    }
  }
})

test('both sides of a card are sent', () => {
  const { curl, Python, 'C#': csharp } = samples(routes.ocr, 'post')
  expect(curl).toContain('-F document_type=identification_card')
  expect(curl).toContain('-F backside=@back.jpg')
  expect(Python).toContain('"frontside": open("front.jpg", "rb"),')
  expect(csharp).toContain('PostAsync')
})

test('a record is erased with DELETE', () => {
  const erase = samples(`${routes.transactions}{id}`, 'delete')
  expect(erase.curl).toMatch(/^curl -X DELETE/)
  expect(erase.TypeScript).toContain("method: 'DELETE'")
  expect(erase.Java).toContain('.delete()')
})
