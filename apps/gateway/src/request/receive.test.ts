import multipart from '@fastify/multipart'
import { limits } from '@vivid/contract'
import { noTracing } from '@vivid/platform'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { analysisRoutes } from '../routes/analysis-routes.js'
import { ocrRoute } from '../routes/ocr.js'
import { caller, fakePorts, fakeRoom } from '../testing/fake-ports.js'
import { formOf, jpeg } from '../testing/test-app.js'
import type { AnalysisRoute } from './analysis-route.js'
import { mostBytesOf, type Received, receive, rulesOf } from './receive.js'

/** Sends a form to the step alone. */
const receiveBy = async <Form>(
  route: AnalysisRoute<Form>,
  parts: Parameters<typeof formOf>[0],
  isDigested = false,
): Promise<Received<Form>> => {
  const { ports } = fakePorts()
  const app = Fastify() as unknown as FastifyInstance
  await app.register(multipart, { throwFileSizeLimit: false })
  const rules = rulesOf(route, ports.receive)
  let outcome: Promise<Received<Form>> | undefined
  app.post('/', { config: { endpoint: route.endpoint } }, async (request) => {
    const span = noTracing.begin('')
    outcome = receive(ports.receive, request, {
      route,
      caller,
      rules,
      room: fakeRoom(),
      span,
      gone: new AbortController().signal,
      isDigested,
      letSend: () => undefined,
      tell: () => undefined,
    })
    await outcome.catch(() => undefined)
    return {}
  })
  await app.inject({ method: 'POST', url: '/', ...(await formOf(parts)) })
  await app.close()
  return outcome!
}

test('a form that can be analysed says what it asks for and what it costs', async () => {
  const { form, files, work, digests } = await receiveBy(ocrRoute, [
    ['document_type', 'passport'],
    ['document_id', '052'],
    ['frontside', jpeg],
  ])
  expect(form).toMatchObject({ document_type: 'passport', document_id: '052' })
  expect([...files.keys()]).toEqual(['frontside'])
  expect(work('ocr'), 'the printed page is read too').toBe('passport_plus')
  expect(digests).toBeUndefined()
})

test('where a key came with it, equal forms are equal', async () => {
  const parts = [['selfie', jpeg]] as const
  const first = await receiveBy(analysisRoutes.liveness, parts, true)
  expect(first.digests).toEqual((await receiveBy(analysisRoutes.liveness, parts, true)).digests)
  expect(first.digests).not.toEqual(
    (await receiveBy(analysisRoutes.liveness, [['selfie', jpeg.subarray(0, -1)]], true)).digests,
  )
})

test.each([
  ['no front', ocrRoute, [['document_type', 'passport']], { errorName: 'frontside_missing' }],
  ['no type', ocrRoute, [['frontside', jpeg]], { field: 'document_type' }],
  ['no picture', analysisRoutes.liveness, [['selfie', Buffer.from('text')]], { errorName: 'selfie_unreadable' }],
  [
    'too large a document',
    ocrRoute,
    [
      ['document_type', 'passport'],
      ['frontside', Buffer.alloc(limits.documentBytes + 1, jpeg)],
    ],
    { errorName: 'file_too_large' },
  ],
  ['too large', analysisRoutes.liveness, [['selfie', Buffer.alloc(10_001, jpeg)]], { errorName: 'selfie_too_large' }],
] as const)('a form that cannot be analysed is told so: %s', async (_what, route, parts, told) => {
  await expect(receiveBy<unknown>(route as AnalysisRoute<unknown>, parts)).rejects.toMatchObject(told)
})

test('room is taken for the most that may come', () => {
  const { ports } = fakePorts()
  expect(mostBytesOf(rulesOf(analysisRoutes.liveness, ports.receive))).toBe(2 * 10_000)
  expect(mostBytesOf(rulesOf(ocrRoute, ports.receive))).toBe(2 * limits.documentBytes)
  expect(mostBytesOf(rulesOf(ocrRoute, { ...ports.receive, maxDocumentBytes: 5_000 }))).toBe(10_000)
})
