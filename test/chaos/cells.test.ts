import { routes } from '@vivid/contract'
import { fingerprint } from '@vivid/echo'
import { CELL_COUNT } from '@vivid/platform'
import { scrape } from '@vivid/traffic'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { metricsUrl } from '../bench/metrics-url.js'
import { type Balancer, startOwnBalancer } from '../support/balancer.js'
import { type Cell, startCell } from '../support/cell.js'
import { eventually } from '../support/eventually.js'
import { hasHaproxy, startHaproxy } from '../support/haproxy.js'
import { countReadings } from '../support/read-passports.js'
import { type Answer, jpegOf, ocrPath, post } from '../support/request.js'
import { makeToken } from '../support/token.js'

/** `mayClose`: a caller's connection that was used before is closed instead of answered, for the caller to try again. */
const balancers = [
  { about: 'the balancer of the tests', start: startOwnBalancer, mayClose: false },
  ...(hasHaproxy() ? [{ about: 'HAProxy with deploy/cells/haproxy.cfg', start: startHaproxy, mayClose: true }] : []),
]
if (balancers.length === 1)
  console.log("No haproxy here: deploy/cells/haproxy.cfg is not tested, its rules are in the tests' own.")

/** Keys are the same in every run: enough that both cells get some, by whatever hash. */
const REQUESTS = 10

describe.each(balancers)('two cells behind $about', ({ start: startBalancer, mayClose }) => {
  let cells: [Cell, Cell]
  let balancer: Balancer
  beforeAll(async () => {
    cells = await Promise.all([startCell(0), startCell(1)])
    balancer = await startBalancer(cells)
  })
  afterAll(async () => {
    await balancer?.stop()
    await Promise.all(cells?.map((cell) => cell.stop()) ?? [])
  })

  const ask = (key: string, seed: number, tenant = 'tests'): Promise<Answer> =>
    post(
      balancer.url,
      ocrPath,
      { document_type: 'passport', return_id: 'True', frontside: jpegOf(9_000, seed) },
      { token: makeToken({ sub: tenant }), headers: { 'idempotency-key': key } },
      // The connection was closed.
    ).catch(() => ({ status: 0, headers: new Headers(), body: {} }))
  const askAll = (keys: string[], tenant?: string) => Promise.all(keys.map((key, seed) => ask(key, seed, tenant)))
  const isRight = ({ status, body }: Answer, seed: number) =>
    status === 200 && body.document_number === fingerprint(jpegOf(9_000, seed))
  /** As callers do: what passes is tried again, with the same key. */
  const askUntilAnswered = (key: string, seed: number, tenant?: string) =>
    eventually(
      'an answer from the cell that lives',
      async () => {
        const answer = await ask(key, seed, tenant)
        return answer.status === 200 ? answer : null
      },
      60_000,
    )
  let keyCount = 0
  const newKey = () => `key-${keyCount++}`
  const newKeys = () => Array.from({ length: REQUESTS }, newKey)
  const cellOf = ({ body }: Answer): number => body.id % CELL_COUNT
  const look = async (id: number, method = 'GET') => {
    const headers = { authorization: `Bearer ${makeToken()}` }
    return (await fetch(`${balancer.url}${routes.transactions}${id}`, { method, headers })).status
  }
  /** Counted a moment after the answer. */
  const hasDone = async ({ service }: Cell, jobs: number) => {
    const count = async () =>
      (await scrape(metricsUrl(service().workers[0]!)))('vivid_jobs_total', 'outcome="answered"')
    await eventually('the jobs to be counted', async () => (await count()) >= jobs)
    expect(await count()).toBe(jobs)
  }

  const keys = newKeys()
  let first: Answer[]

  test('both work, a repeated key finds its kept answer, a look-up its record', async () => {
    first = await Promise.all(keys.map((key, seed) => askUntilAnswered(key, seed)))
    expect(first.every(isRight)).toBe(true)
    expect(new Set(first.map(cellOf))).toEqual(new Set([0, 1]))
    expect(new Set(first.map(({ body }) => body.id)).size).toBe(REQUESTS)
    const again = await Promise.all(keys.map((key, seed) => askUntilAnswered(key, seed)))
    expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
    expect(again.every(({ headers }) => headers.get('idempotent-replayed') === 'true')).toBe(true)
    for (const { body } of first) expect(await look(body.id)).toBe(200)
    for (const cell of cells) await hasDone(cell, first.filter((each) => cellOf(each) === cell.cell).length)
  })

  test('one is killed: its requests fail at the balancer and succeed when tried again, the other goes on', async () => {
    const [dead, living] = cells
    const underWay = newKeys()
    // Held still, so that its cell has work when it dies.
    dead.service().workers[0]!.child.kill('SIGSTOP')
    const sent = askAll(underWay)
    await eventually('work in the cell that will die', async () => {
      const { waiting, active } = await countReadings(dead.backends.redisUrl)
      return waiting + active > 0
    })
    await dead.kill()
    const keysOfLiving = keys.filter((_, index) => cellOf(first[index]!) === living.cell)
    // The same keys of another tenant are new work, in the same cell.
    const goesOn = await Promise.all(keysOfLiving.map((key, seed) => askUntilAnswered(key, seed, 'another')))
    expect(goesOn.every((answer, seed) => isRight(answer, seed) && cellOf(answer) === living.cell)).toBe(true)

    const outcomes = await sent
    const failed = outcomes.filter(({ status }) => status !== 200)
    expect(failed.length).toBeGreaterThan(0)
    const answered = failed.filter(({ status }) => !(mayClose && status === 0))
    const answers = answered.map(({ status, headers, body }) => [status, body.reason, headers.get('retry-after')])
    expect(answers).toEqual(answers.map(([status]) => [status === 502 ? 502 : 503, 'unavailable', '1']))
    const retried = await Promise.all(
      outcomes.map((answer, seed) => (answer.status === 200 ? answer : askUntilAnswered(underWay[seed]!, seed))),
    )
    expect(retried.every(isRight)).toBe(true)
    for (const [index, { status }] of outcomes.entries())
      if (status !== 200) expect(cellOf(retried[index]!)).toBe(living.cell)

    // Within the cell that lives no key is worked on twice, tried again or repeated.
    const inLiving = underWay.filter((_, index) => cellOf(retried[index]!) === living.cell)
    const once = keysOfLiving.length + goesOn.length + inLiving.length
    await hasDone(living, once)
    const again = await Promise.all(inLiving.map((key) => askUntilAnswered(key, underWay.indexOf(key))))
    expect(again.map(({ body }) => body.id)).toEqual(inLiving.map((key) => retried[underWay.indexOf(key)]!.body.id))
    await hasDone(living, once)
  })

  test('lost with a cell are its kept answers and its records; nobody else claims them', async () => {
    const [dead, living] = cells
    const [lost, kept] = [dead, living].map(({ cell }) => first.findIndex((each) => cellOf(each) === cell)) as [
      number,
      number,
    ]
    expect(await look(first[lost]!.body.id)).toBe(503)
    expect(await look(first[kept]!.body.id)).toBe(200)
    const anew = await askUntilAnswered(keys[lost]!, lost)
    expect(anew.headers.get('idempotent-replayed')).toBeNull()
    expect(cellOf(anew)).toBe(living.cell)
  })

  test('it comes back and takes its part; what the other did meanwhile is still found there', async () => {
    const [dead] = cells
    const meanwhile = await askUntilAnswered(newKey(), 0)
    await dead.start()
    const home = await eventually(
      'a request in the cell that came back',
      async () => (await askAll(newKeys())).find((each) => each.status === 200 && cellOf(each) === dead.cell),
      60_000,
    )
    expect(home.body.id).toBeGreaterThan(Math.max(...first.map(({ body }) => body.id)))
    expect(await look(home.body.id)).toBe(200)
    expect(await look(meanwhile.body.id, 'DELETE')).toBe(200)
  })
})
