import { DeadlineExceeded, noTracing } from '@vivid/platform'
import { expect, test } from 'vitest'
import { CallerGone } from '../refusal.js'
import { fakePorts, replyWith, type World } from '../testing/fake-ports.js'
import { createSubmitJob, replyOf } from './analyse.js'
import type { Transaction } from './transaction.js'

const setUp = (change: (world: World) => void = () => undefined) => {
  const { world, ports, place } = fakePorts()
  change(world)
  const hangUp = new AbortController()
  const transaction = {
    span: noTracing.begin(''),
    place: place(),
    jobs: [],
    debug: {},
    gone: hangUp.signal,
  } as unknown as Transaction
  const submit = () => createSubmitJob(ports.analyse)(transaction, 'ocr', { images: {} } as never)
  return { world, transaction, hangUp, submit }
}

test('an answer tells the record what ran', async () => {
  const { transaction, submit } = setUp((its) => {
    its.reply = async () => replyWith({ models: ['locator@1'], debug: { steps: [] } })
  })
  await (await submit()).reply
  expect(transaction.jobs).toEqual([{ kind: 'ocr', queuedMs: 5, fetchMs: 10, engineMs: 90, models: ['locator@1'] }])
  expect(transaction.debug).toMatchObject({ ocr: { steps: [], timings: { engineMs: 90 } } })
})

test('a job travels with its turn and the price of its pictures', async () => {
  const { world, submit } = setUp()
  await submit()
  expect(world.jobs).toMatchObject([{ kind: 'ocr', payload: { priceFactor: 1 } }])
})

test('a job that Redis does not take is 503, and counted', async () => {
  const { world, submit } = setUp((its) => {
    its.submit = () => Promise.reject(new Error('away'))
  })
  await expect(submit()).rejects.toMatchObject({ reason: 'unavailable' })
  expect(world.outages).toEqual(['redis: requests'])
})

test('who hangs up takes the job back, and is nobody to answer', async () => {
  const { world, transaction, hangUp, submit } = setUp((its) => {
    its.reply = () => new Promise(() => undefined)
  })
  const reply = replyOf(await submit(), transaction.gone)
  hangUp.abort()
  await expect(reply).rejects.toThrow(CallerGone)
  expect(world.events).toEqual(['cancelled ocr'])
})

test('who hung up before the job was queued takes it back as well', async () => {
  const { world, transaction, hangUp, submit } = setUp((its) => {
    its.reply = () => new Promise(() => undefined)
  })
  hangUp.abort()
  await expect(replyOf(await submit(), transaction.gone)).rejects.toThrow(CallerGone)
  expect(world.events).toEqual(['cancelled ocr'])
})

test('past the deadline it is 504; any other failure is ours', async () => {
  const waitFor = async (error: Error) => {
    const { transaction, submit } = setUp((its) => {
      its.reply = () => Promise.reject(error)
    })
    return replyOf(await submit(), transaction.gone)
  }
  await expect(waitFor(new DeadlineExceeded())).rejects.toMatchObject({ reason: 'deadline_exceeded' })
  await expect(waitFor(new Error('a bug'))).rejects.toThrow('a bug')
})
