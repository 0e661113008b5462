import { createLog } from '@vivid/platform'
import Fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { analysisRoutes } from '../routes/analysis-routes.js'
import { replyWith } from '../testing/fake-ports.js'
import { type Answered, addAsked, checkAnswer, sendAnswer } from './answer.js'

test.each([200, 500])('an answer with status %i bears the id where it is wanted', (status) => {
  expect(addAsked(replyWith({ status }), { id: 7, details: true }).body).toEqual({ valid: true, id: 7 })
  expect(addAsked(replyWith({ status }), { id: null, details: true }).body).toEqual({ valid: true })
})

test('who is told to come again gets none', () => {
  const away = replyWith({ status: 503, error: 'unavailable' })
  expect(addAsked(away, { id: 7, details: true }).body).toEqual({ valid: true })
})

const lines: string[] = []
const log = createLog('test', 'info', { write: (line) => void lines.push(line) })
const check = (body: object, status = 200) => checkAnswer(analysisRoutes.liveness, {}, replyWith({ body, status }), log)

test('what the contract does not promise is not sent, and its content is not logged', () => {
  expect(check({ valid: true }).status).toBe(200)
  expect(() => check({ valid: 'ANNA' })).toThrow(expect.objectContaining({ reason: 'internal' }))
  expect(lines.join()).toContain('does not fit its schema')
  expect(lines.join()).not.toContain('ANNA')
  expect(check({ reason: 'unavailable' }, 503).status, 'no analysis').toBe(503)
})

const send = async (answered: Partial<Answered>) => {
  const app = Fastify()
  app.get('/', (_request, reply) =>
    sendAnswer(reply as unknown as FastifyReply, { answer: replyWith(), replayed: false, debug: null, ...answered }),
  )
  return app.inject('/')
}

test('a kept answer says so, one to come back for says when, and what was seen is added for developers', async () => {
  const plain = await send({})
  expect([plain.statusCode, plain.json()]).toEqual([200, { valid: true }])
  expect(plain.headers).not.toHaveProperty('idempotent-replayed')
  expect((await send({ replayed: true })).headers['idempotent-replayed']).toBe('true')
  expect((await send({ answer: replyWith({ status: 503 }) })).headers['retry-after']).toBe('2')
  expect((await send({ debug: {} })).json()).toEqual({ valid: true, debug: {} })
})
