import multipart from '@fastify/multipart'
import { limits } from '@vivid/contract'
import { createFormDigest, createMasterKeys, createSealer } from '@vivid/platform'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { rulesOf } from '../request/receive.js'
import { ocrRoute } from '../routes/ocr.js'
import { caller, fakeRoom } from '../testing/fake-ports.js'
import { formOf } from '../testing/test-app.js'
import { type ReceivedForm, receiveForm } from './receive-form.js'

const keys = createMasterKeys(['a master key for tests'])
const dataKey = keys.makeDataKey()
const ocrRules = rulesOf(ocrRoute, { maxDocumentBytes: limits.documentBytes, maxSelfieBytes: 0 })

/** What is left of a form on its way to the store. */
const receive = async (parts: [name: string, value: string | Buffer][], rules = ocrRules): Promise<ReceivedForm> => {
  const app = Fastify()
  await app.register(multipart, { throwFileSizeLimit: false })
  let received: ReceivedForm | undefined
  app.post('/', async (request) => {
    const sealing = { makeSealer: () => createSealer(dataKey), digest: createFormDigest(keys) }
    received = await receiveForm(request, rules, sealing, { room: fakeRoom(), gone: new AbortController().signal })
    return {}
  })
  const answer = await app.inject({ method: 'POST', url: '/', ...(await formOf(parts)) })
  await app.close()
  if (!received) throw new Error(answer.body)
  return received
}

const front: [string, Buffer] = ['frontside', Buffer.alloc(1_000, Buffer.from([0xff, 0xd8, 0xff]))]
const small: [string, Buffer] = ['backside', Buffer.alloc(1_000, 2)]
const huge: [string, Buffer] = ['backside', Buffer.alloc(limits.documentBytes + 1, 2)]
const passport: [string, string] = ['document_type', 'passport']

test.each([
  ['after its type', [passport, small, front]],
  ['before its type', [small, front, passport]],
  ['too large, after its type', [passport, front, huge]],
  ['too large, before its type', [huge, front, passport]],
  ['twice, before its type', [small, huge, front, passport]],
])("a passport's back is not kept: %s", async (_when, parts) => {
  const received = await receive(parts as [string, string | Buffer][])
  ocrRoute.checkForm(received, caller)
  expect([...received.files.keys()]).toEqual(['frontside'])
})

test('of a back that is too large nothing is held while the form arrives', async () => {
  const { files, faults } = await receive([huge, front, passport])
  expect([...files.keys()]).toEqual(['frontside'])
  expect([...faults]).toEqual([['backside', { maxBytes: expect.any(Number) }]])
})

test('forms of the same parts are the same, whatever their order', async () => {
  const one = await receive([passport, front, huge, ['note', 'x'.repeat(1_000)]])
  const other = await receive([['note', 'x'.repeat(1_000)], huge, front, passport])
  expect(one.digests).toHaveLength(1)
  expect(other.digests).toEqual(one.digests)
})

test('fields that nobody knows are not held', async () => {
  const received = await receive([passport, ['note', 'x'], ['note', 'y'], ['extra', 'x'.repeat(100_000)], front])
  expect([...received.texts]).toEqual([passport])
})

test('each picture has a limit of its own', async () => {
  const rules = { fieldNames: [], maxBytes: { small: 1_000, large: 2_000 }, fateOf: () => 'kept' as const }
  const [fits, does] = [Buffer.alloc(1_000, 1), Buffer.alloc(1_001, 1)]
  expect(
    (
      await receive(
        [
          ['small', fits],
          ['large', does],
        ],
        rules,
      )
    ).files.size,
  ).toBe(2)
  await expect(receive([['small', does]], rules)).rejects.toThrow('larger than this service accepts')
  const open = { ...rules, fateOf: () => 'open' as const }
  const { files, faults } = await receive(
    [
      ['large', does],
      ['small', does],
    ],
    open,
  )
  expect([[...files.keys()], [...faults]]).toEqual([['large'], [['small', { maxBytes: expect.any(Number) }]]])
})
