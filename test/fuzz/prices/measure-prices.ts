import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nodeEnvironment, nodeFlags } from '@vivid/platform'
import { type Price, pricePicture } from '@vivid/vision'
import { root } from '../../support/service.js'
import type { Crafted } from '../images/crafted.js'
import { flat, paint } from './paint.js'
import type { Measured } from './price-child.js'

/** A picture's price and what it really took. */
export interface Compared extends Measured {
  readonly name: string
  /** Null where the header alone was reason to refuse it. */
  readonly price: Price | null
  /** What is wrong, if anything. */
  readonly problem: string | null
}

/** CPU of one decoding of the reference picture, in milliseconds, on the machine that prices were measured on, at rest. */
const REFERENCE_MS = 12
/** The same work takes up to twice the CPU beside other processes on the same cores. */
const BUSY_FACTOR = 2
/** The process grows by itself, and the system tells memory and time in steps. */
const [SPARE_MB, SPARE_MS] = [40, 40]
/** What looking at a header may take; some of it grows with the file. */
const HEADER_PRICE = { peakMb: 30, cpuMs: 100 }
/** Only what is too slow each time is too slow. */
const TRIES = 3
/** For a decoder that never comes back. */
const LIMIT_MS = 120_000

type Ask = (bytes: Buffer) => Promise<Measured>

/** Prices and measures pictures in a process of their own; cheapest in memory first, as only its highest is known. */
export const measurePrices = async (pictures: readonly Crafted[]): Promise<Compared[]> => {
  const priced = await Promise.all(
    pictures.map(async (picture) => ({ ...picture, price: await pricePicture(picture.bytes).catch(() => null) })),
  )
  priced.sort((one, other) => (one.price?.peakMb ?? 0) - (other.price?.peakMb ?? 0))
  const child = await startChild()
  try {
    const ask: Ask = async (bytes) => {
      child.send(bytes)
      const [measured] = await once(child, 'message', { signal: AbortSignal.timeout(LIMIT_MS) })
      return measured as Measured
    }
    const slowness = await warmUp(ask)
    const compared: Compared[] = []
    for (const picture of priced) compared.push(await compare(picture, ask, slowness))
    return compared
  } finally {
    child.kill('SIGKILL')
  }
}

const startChild = async (): Promise<ChildProcess> => {
  const child = fork(join(root, 'test/dist/fuzz/prices/price-child.js'), [], {
    execArgv: [...nodeFlags, '--expose-gc'],
    env: { PATH: process.env.PATH, ...nodeEnvironment },
    serialization: 'advanced',
  })
  await once(child, 'message')
  return child
}

/** How many times as long as the machine of the prices this one takes, by a picture that both decode; at least 1. */
const warmUp = async (ask: Ask): Promise<number> => {
  const noise = { size: [1200, 900], hasOpacity: false, isNoisy: true, profile: null, orientation: 1 } as const
  const reference = await paint(noise).jpeg().toBuffer()
  const times: number[] = []
  for (let i = 0; i < 6; i++) times.push((await ask(reference)).cpuMs)
  await ask(await flat([64, 64]).png().toBuffer())
  await ask(Buffer.alloc(0))
  return Math.max(1, Math.min(...times) / REFERENCE_MS)
}

type Priced = Crafted & { readonly price: Price | null }

const compare = async ({ name, bytes, price }: Priced, ask: Ask, slowness: number): Promise<Compared> => {
  const { peakMb, cpuMs } = price ?? HEADER_PRICE
  const [mostMs, mostMb] = [BUSY_FACTOR * slowness * cpuMs + SPARE_MS, peakMb + bytes.length / 1e6 + SPARE_MB]
  let measured = await ask(bytes)
  for (let i = 1; i < TRIES && measured.cpuMs > mostMs; i++) measured = await ask(bytes)
  const problems = [
    ...(measured.cpuMs > mostMs ? [`${measured.cpuMs.toFixed()} ms of CPU, at most ${mostMs.toFixed()} expected`] : []),
    ...(measured.peakMb > mostMb ? [`${measured.peakMb.toFixed()} MB, at most ${mostMb.toFixed()} expected`] : []),
    ...(measured.outcome.startsWith('threw') ? [measured.outcome] : []),
  ]
  return { name, price, ...measured, problem: problems.length > 0 ? problems.join('; ') : null }
}
