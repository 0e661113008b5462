import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fingerprint } from '@vivid/echo'
import type { RedisForTests } from '@vivid/embedded/for-tests'
import { testFolderPrefix } from '../support/leftovers.js'
import { jpegOf } from '../support/request.js'
import { pick, seededRandom } from '../support/seeded-random.js'
import { root } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.js'
import { startWorld, type World } from './world.js'

const TENANT = 'archive'
const SECRET = 'whsec_YSBzZWNyZXQgb2YgdGhlIGNoYW9zIHN1aXRl'
const PICTURE_BYTES = 4_000
/** Between two kills: longer than a process takes to start on a busy machine, so that most of the time something works. */
const PAUSE_MS = { least: 10_000, most: 25_000 }
const OUTAGE_MS = 2_000
/** For the last webhooks, after a receiver that was away: pauses grow to 45 s within these. */
const WEBHOOKS_MS = 240_000

/** What is killed: Redis is started again with its file. */
const kills = ['gateway', 'worker', 'Redis', 'receiver', 'batch'] as const
type Kill = (typeof kills)[number]

/** What became of a back-file. */
export interface BackfileAccount {
  documents: number
  seconds: number
  killed: Record<Kill, number>
  /** Documents without a verdict. */
  lost: number
  /** Documents with two verdicts, or with analyses beside the one they were answered by. */
  doubled: number
  /** Verdicts that are not of the document's own picture. */
  wrong: number
  /** Documents of whose end the receiver was never told. */
  untold: number
  /** Events beyond the first for a document: allowed, the convention says at least once. */
  toldAgain: number
  forged: number
}

interface Verdict {
  name: string
  outcome: string
  answer: { document_number?: string; id?: number }
}

const readVerdicts = (file: string): Verdict[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Verdict]
      } catch {
        // The last line of a batch that was killed.
        return []
      }
    })
    .filter(({ outcome }) => outcome !== 'waiting')

/** `vivid batch --async` on a folder of pictures, started again whenever it is killed, until all have a verdict. */
const superviseBatch = (port: number, folder: string, out: string, onProgress: (line: string) => void) => {
  let child: ChildProcess
  const start = () => {
    const options = ['--type', 'passport', '--return-id', '--async', '--concurrency', '8', '--out', out]
    const where = ['--url', `http://127.0.0.1:${port}`, '--retries', '20']
    child = spawn(process.execPath, [join(root, 'apps/cli/bin/vivid.mjs'), 'batch', folder, ...options, ...where], {
      env: { PATH: process.env.PATH, VIVID_TOKEN: makeToken({ sub: TENANT }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr!.on('data', (chunk: Buffer) => onProgress(chunk.toString().trimEnd()))
    return once(child, 'exit') as Promise<[number | null]>
  }
  const finish = async () => {
    for (;;) {
      const [code] = await start()
      if (code === 0) return
      await sleep(500)
    }
  }
  return { finish, kill: () => void child.kill('SIGKILL') }
}

const killOne = async (
  what: Kill,
  {
    world,
    receiver,
    batch,
    random,
    outageMs,
  }: { world: World; receiver: WebhookReceiver; batch: { kill(): void }; random: () => number; outageMs: number },
) => {
  const killApp = async (apps: World['workers']) => pick(random, apps).signal('SIGKILL')
  if (what === 'gateway') return killApp(world.gateways)
  if (what === 'worker') return killApp(world.workers)
  if (what === 'batch') return batch.kill()
  const server = what === 'Redis' ? world.redis : receiver
  await server.kill()
  await sleep(outageMs)
  await (what === 'Redis' ? world.redis.start({ keepData: true }) : receiver.start())
}

/** A back-file goes through `vivid batch --async` while everything on its way is killed at random. */
export const runBackfile = async (options: {
  redis: RedisForTests
  documents: number
  seed: number
  env?: Record<string, string>
  pauseMs?: { least: number; most: number }
  outageMs?: number
  /** How often anything is killed; no limit by default. */
  mostKills?: number
  onProgress?: (line: string) => void
}): Promise<BackfileAccount> => {
  const {
    redis,
    documents,
    pauseMs = PAUSE_MS,
    outageMs = OUTAGE_MS,
    mostKills = Number.POSITIVE_INFINITY,
    onProgress = () => undefined,
  } = options
  const random = seededRandom(options.seed)
  const folder = mkdtempSync(join(tmpdir(), testFolderPrefix()))
  const photos = join(folder, 'photos')
  mkdirSync(photos)
  const pictures = Array.from({ length: documents }, (_, n) => jpegOf(PICTURE_BYTES, n))
  for (const [n, picture] of pictures.entries()) writeFileSync(join(photos, `${n}.jpg`), picture)
  const out = join(folder, 'verdicts.ndjson')
  const receiver = await startWebhookReceiver(SECRET)
  const world = await startWorld({
    redis,
    gateways: 2,
    workers: ['ocr', 'ocr'],
    env: {
      ECHO_ENGINE: 'true',
      WORKER_THREADS: '4',
      TENANT_LIMITS: JSON.stringify({ [TENANT]: { webhook: { url: receiver.url, secrets: [SECRET] } } }),
      WEBHOOK_ALLOWED_RANGES: '127.0.0.1',
      ...options.env,
    },
  })
  try {
    const startedAt = performance.now()
    const batch = superviseBatch(world.port, photos, out, onProgress)
    const killed = Object.fromEntries(kills.map((what) => [what, 0])) as Record<Kill, number>
    const possible = kills.filter((what) => what !== 'Redis' || redis.keepsData)
    let isOver = false
    const finished = batch.finish().finally(() => {
      isOver = true
    })
    // In turn, so that each is killed as often; which of several, and when, is chance.
    for (let turn = 0; !isOver && turn < mostKills; turn += 1) {
      await Promise.race([finished, sleep(pauseMs.least + random() * (pauseMs.most - pauseMs.least))])
      if (isOver) break
      const what = possible[turn % possible.length]!
      await killOne(what, { world, receiver, batch, random, outageMs })
      killed[what] += 1
    }
    await finished
    const seconds = (performance.now() - startedAt) / 1000
    const verdicts = readVerdicts(out)
    const ids = new Set(verdicts.map(({ answer }) => answer?.id))
    const until = performance.now() + WEBHOOKS_MS
    while ([...ids].some((id) => !receiver.taken.has(id!)) && performance.now() < until) await sleep(500)
    const byName = groupByName(verdicts)
    return {
      documents,
      seconds,
      killed,
      lost: pictures.filter((_, n) => !byName.has(`${n}.jpg`)).length,
      doubled:
        [...byName.values()].filter((lines) => lines.length > 1).length +
        [...receiver.taken.keys()].filter((id) => !ids.has(id)).length +
        (verdicts.length - ids.size),
      wrong: verdicts.filter(
        ({ name, outcome, answer }) =>
          outcome !== 'accepted' || answer.document_number !== fingerprint(pictures[Number.parseInt(name, 10)]!),
      ).length,
      untold: [...ids].filter((id) => !receiver.taken.has(id!)).length,
      toldAgain: [...receiver.taken.values()].reduce((sum, times) => sum + times - 1, 0),
      forged: receiver.forged(),
    }
  } finally {
    await world.stop()
    await receiver.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const groupByName = (verdicts: readonly Verdict[]): Map<string, Verdict[]> => {
  const groups = new Map<string, Verdict[]>()
  for (const verdict of verdicts) groups.set(verdict.name, [...(groups.get(verdict.name) ?? []), verdict])
  return groups
}

/** In words, and whether nothing was lost, doubled, wrong or untold. */
export const describeBackfile = (account: BackfileAccount): { line: string; sound: boolean } => {
  const { documents, seconds, killed, lost, doubled, wrong, untold, toldAgain, forged } = account
  const deaths = Object.entries(killed).map(([what, times]) => `${what} ${times}`)
  return {
    line: `${documents} documents in ${seconds.toFixed(0)} s (${(documents / seconds).toFixed(0)}/s), killed: ${deaths.join(', ')}; lost ${lost}, doubled ${doubled}, wrong ${wrong}; webhooks: never told ${untold}, told again ${toldAgain}, not verified ${forged}`,
    sound: lost + doubled + wrong + untold + forged === 0,
  }
}
