import { expect, test } from 'vitest'
import { routes } from '../interface.js'
import { endpoints } from '../kinds/index.js'
import { postmanCollection } from './postman.js'

interface Item {
  name: string
  event?: { script: { exec: string[] } }[]
  item?: Item[]
  request?: { method: string; url: { raw: string }; body?: { formdata: { key: string; type: string }[] } }
}
const {
  item: items,
  auth,
  variable,
} = postmanCollection('https://vivid.example') as unknown as {
  item: Item[]
  auth: { type: string }
  variable: { key: string; value: string }[]
}

test('the collection has every variant, with its pictures as files', () => {
  const analyses = Object.values(endpoints)
  const others = items.slice(analyses.length)
  for (const [index, { docs }] of analyses.entries())
    expect(items[index]!.item).toHaveLength(Object.keys(docs.requests).length)
  const card = items[0]!.item!.find(({ name }) => name === 'Identity card')!.request!
  expect(card).toMatchObject({ method: 'POST', url: { raw: `{{base_url}}${routes.ocr}` } })
  const files = card.body!.formdata.filter(({ type }) => type === 'file').map(({ key }) => key)
  expect(files).toEqual(['frontside', 'backside'])
  expect(others.map(({ request }) => request?.method)).toEqual(['GET', 'DELETE', 'GET', 'GET', 'POST'])
  expect(auth.type).toBe('bearer')
})

test('requests go to the address that the collection came from', () => {
  expect(variable.find(({ key }) => key === 'base_url')?.value).toBe('https://vivid.example')
})

test('every request has a test that is a program', () => {
  const requests = items.flatMap(({ item, ...one }) => item ?? [one])
  expect(requests.length).toBeGreaterThan(15)
  for (const { name, event } of requests) {
    const program = event?.[0]?.script.exec.join('\n') ?? ''
    expect(program, name).toContain('pm.test(')
    expect(() => new Function('pm', program), name).not.toThrow()
  }
})
