import { setTimeout as sleep } from 'node:timers/promises'
import { readOptions } from '@vivid/command'
import { routes, services } from '@vivid/contract'
import { createClient, multipartBody, type Outcome, offer, quantile, type Shot } from '@vivid/traffic'
import sharp from 'sharp'
import { startBackends } from '../support/backends.js'
import { startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { drawRequests } from './draw-requests.js'

const BURST = 24
const CHEAP_PICTURES = 5
const BROKEN_CARDS = 20
const COSTLY_CARDS = 40
const quietTenants = ['quiet-1', 'quiet-2', 'quiet-3']
const QUIET_PER_SECOND = 0.5
const targets = { refusedMore: 2, rise: 3 }
const cardFields = { document_type: 'identification_card' }

/** A card of QR finder patterns: each may be the corner of a symbol, and a careless reader tries them all. */
const drawFinders = (seed: number): Promise<Buffer> => {
  const [width, height, step, size] = [1600, 1000, 40 + (seed % 5), 28]
  const finders: string[] = []
  for (let y = 8; y + size < height; y += step) {
    for (let x = 8 + (seed % 7); x + size < width; x += step) {
      finders.push(`<g transform="translate(${x} ${y}) scale(${size / 7})"><path d="M0 0h7v7h-7z"/>
        <path d="M1 1h5v5h-5z" fill="#fff"/><path d="M2 2h3v3h-3z"/></g>`)
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${finders.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

const drawBlack = () =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer()

const cardOf = (token: string, picture: Buffer): Shot => ({
  kind: 'hostile',
  path: routes.ocr,
  token,
  body: multipartBody(cardFields, { frontside: picture, backside: picture }),
})

/** `count` requests of one tenant, all at the same moment. */
const burst = async (url: string, shots: readonly Shot[]): Promise<number[]> => {
  const client = createClient(url, { connections: shots.length, timeoutMs: 120_000 })
  const statuses = await Promise.all(shots.map(async (shot) => (await client.send(shot)).status))
  await client.close()
  return statuses
}
const refusedOf = (statuses: readonly number[]) => statuses.filter((status) => status !== 200).length

/** Tenants that send a card now and then; resolves to what became of them. */
const sendQuietly = async (url: string, cards: readonly Shot[], seconds: number): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  const client = createClient(url, { connections: 64, timeoutMs: 120_000 })
  const rate = QUIET_PER_SECOND
  await Promise.all(
    quietTenants.map((tenant) => {
      const token = makeToken({ sub: tenant, services: ['ocr', 'liveness'] })
      let n = 0
      return offer({
        client,
        phases: [{ name: tenant, seconds, fromPerSecond: rate, toPerSecond: rate }],
        shot: () => ({ ...cards[n++ % cards.length]!, token }),
        onOutcome: (outcome) => outcomes.push(outcome),
        maxRequests: Number.POSITIVE_INFINITY,
        maxUnderWay: Number.POSITIVE_INFINITY,
      })
    }),
  )
  await client.close()
  return outcomes
}
const describe = (name: string, outcomes: readonly Outcome[]) => {
  const answered = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const [p50, p95] = [quantile(answered, 0.5), quantile(answered, 0.95)]
  const refused = outcomes.length - answered.length
  console.log(`  ${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${refused} of ${outcomes.length} refused`)
  return { p95, refused }
}

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, { seconds: { type: 'string', default: '30' } })
  const seconds = Number(values.seconds)
  const drawn = await drawRequests(['card', 'proof'], 4)
  const [black, finders] = [await drawBlack(), await Promise.all([0, 1, 2, 3].map(drawFinders))]
  const backends = await startBackends()
  const service = await startService(backends, {
    workers: ['ocr', 'id-reader-plus'],
    env: { WORKER_THREADS: '2', SECOND_OPINION: 'on' },
  })
  try {
    const bank = makeToken({ sub: 'bank', services })
    const proofs = Array.from({ length: BURST }, (_, n) => ({ ...drawn.proof![n % 4]!, token: bank }))
    await burst(service.url, proofs.slice(0, 4))
    console.log(
      `a bank sends ${BURST} documents with proof of life at once; another tenant sends ${CHEAP_PICTURES} black pictures:`,
    )
    const before = refusedOf(await burst(service.url, proofs))
    const cheap = cardOf(makeToken({ sub: 'cheap', services }), black)
    for (let i = 0; i < CHEAP_PICTURES; i++) await burst(service.url, [cheap])
    await sleep(1_000)
    const after = [refusedOf(await burst(service.url, proofs)), refusedOf(await burst(service.url, proofs))]
    console.log(
      `  refused before ${before}, after ${after.join(' and ')} (target: at most ${targets.refusedMore} more)`,
    )

    await sendQuietly(service.url, drawn.card!, 5)
    console.log(
      `three tenants send ${QUIET_PER_SECOND} cards a second each; another sends ${COSTLY_CARDS} cards of finder patterns:`,
    )
    const calm = describe('alone', await sendQuietly(service.url, drawn.card!, seconds))
    const rises: number[] = []
    let refused = 0
    for (const brokenFirst of [false, true]) {
      const hostile = makeToken({ sub: brokenFirst ? 'hostile-2' : 'hostile-1', services: ['ocr', 'liveness'] })
      const quiet = sendQuietly(service.url, drawn.card!, seconds)
      if (brokenFirst)
        await burst(
          service.url,
          Array.from({ length: BROKEN_CARDS }, () => cardOf(hostile, black)),
        )
      await sleep(1_000)
      const costly = Array.from({ length: COSTLY_CARDS }, (_, n) => cardOf(hostile, finders[n % finders.length]!))
      const attack = burst(service.url, costly)
      const beside = describe(brokenFirst ? 'after trivial ones' : 'beside it', await quiet)
      await attack
      rises.push(beside.p95 / calm.p95)
      refused += beside.refused
    }
    console.log(
      `  p95 × ${rises.map((rise) => rise.toFixed(2)).join(' and ')} (target ${targets.rise}), ${refused} of theirs refused`,
    )
    const isFair = rises.every((rise) => rise <= targets.rise) && refused === 0
    return isFair && Math.max(...after) <= before + targets.refusedMore
  } finally {
    await service.stop()
    await backends.stop()
  }
}
