import type { ServiceState } from '@vivid/contract'
import { expect, inject, test } from 'vitest'
import { eventually } from '../support/eventually.js'
import { jpegOf, livenessPath, post } from '../support/request.js'
import { makeToken } from '../support/token.js'

const askState = async () => {
  const headers = { authorization: `Bearer ${makeToken({ operator: true })}` }
  return (await (await fetch(`${inject('echoUrl')}/console/state`, { headers })).json()) as ServiceState
}

test('the state of the service says what the metrics say: workers, outcomes by code, latency, last errors', async () => {
  await post(inject('echoUrl'), livenessPath, { selfie: jpegOf(2_000) })
  // Other files ask the same service: until nothing waits, the worker is heard of and the newest error is one like ours.
  const state = await eventually('a state with our error on top', async () => {
    await post(inject('echoUrl'), livenessPath, {})
    const read = await askState()
    const { waiting, workers } = read.kinds['selfie-liveness']
    const isOurs = read.errors[0]?.code === 708 && read.errors[0].status === 400
    return waiting === 0 && workers === 1 && isOurs ? read : null
  })
  // No password is set here.
  expect(state.board).toBeNull()
  expect(state.kinds['selfie-liveness']).toMatchObject({ workers: 1, threads: 1 })
  const counted = (outcome: string, code: string) =>
    state.requests.find((one) => one.endpoint === 'liveness' && one.outcome === outcome && one.code === code)?.count
  expect(counted('answered', 'none')).toBeGreaterThan(0)
  expect(counted('rejected', '708')).toBeGreaterThan(0)
  expect(state.errors[0]).toMatchObject({ endpoint: 'liveness', outcome: 'rejected', status: 400 })
  expect(state.latency.find(({ endpoint }) => endpoint === 'liveness')!.count).toBeGreaterThan(1)
})
