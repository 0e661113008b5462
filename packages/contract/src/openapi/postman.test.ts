import { expect, test } from 'vitest'
import { routes } from '../interface.js'
import { endpoints } from '../kinds/index.js'
import { postmanCollection } from './postman.js'

interface Item {
  name: string
  item?: Item[]
  request?: { method: string; url: { raw: string }; body?: { formdata: { key: string; type: string }[] } }
}
const { item: items, auth } = postmanCollection() as unknown as { item: Item[]; auth: { type: string } }

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
