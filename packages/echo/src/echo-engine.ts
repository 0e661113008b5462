import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, type JobKind, kinds, pretendLooks, type Shaped } from '@vivid/contract'
import type { Computed, Images, ThreadHandler } from '@vivid/platform/engine-thread'

/** A picture that ends so kills the worker that takes it: the poison job of chaos tests. */
export const poison = 'vivid-poison'

/** A picture that ends so is never finished: the thread stays where it is, as if inside native code. */
export const tarpit = 'vivid-tarpit'

/**
 * A picture that ends with this and a name is held as long as the system's temporary folder has a file of that name: a test decides
 * how long its job is under way, however slow the machine is.
 */
export const gate = 'vivid-gate:'
/** Only files of tests, whatever a picture says. */
const gateFile = new RegExp(`${gate}(vivid-test-[\\w-]+)$`)
const GATE_CHECK_MS = 10
/** Longer than any such name. */
const GATE_CHARS = 200

/** Length and both ends tell one picture from another; hashing all of it would be an engine's worth of work. */
export const fingerprint = (picture: Uint8Array): string =>
  createHash('sha256')
    .update(`${picture.byteLength}:`)
    .update(picture.subarray(0, 4096))
    .update(picture.subarray(-4096))
    .digest('hex')
    .slice(0, 9)
    .toUpperCase()

/** As an engine's answer, from the job to what the caller is told. */
const answer = <Kind extends JobKind>(kind: Kind, job: Job<Kind>, images: Images): Shaped => {
  const body = kinds[kind].makeUp(kinds[kind].toRequest(job, images), fingerprint)
  return { ...kinds[kind].shape({ outcome: 'answered', body }, job), looks: pretendLooks(job) }
}

const endsWith = (images: Images, text: string): boolean =>
  Object.values(images).some((bytes) => Buffer.from(bytes.subarray(-text.length)).toString('latin1') === text)

const waitAtGate = async (images: Images): Promise<void> => {
  for (const bytes of Object.values(images)) {
    const name = gateFile.exec(Buffer.from(bytes.subarray(-GATE_CHARS)).toString('latin1'))?.[1]
    while (name !== undefined && existsSync(join(tmpdir(), name))) await sleep(GATE_CHECK_MS)
  }
}

/**
 * Answers with the picture's fingerprint instead of reading it, so that load and chaos tests can tell a right
 * answer from a wrong one without paying for an engine. Only ever used when ECHO_ENGINE is set.
 */
const echo: ThreadHandler = async (task): Promise<Computed | null> => {
  if (task === null) return null
  const startedAt = performance.now()
  const pretendMs = Number(process.env.ECHO_ENGINE_MS || 0)
  if (pretendMs > 0) await sleep(pretendMs)
  await waitAtGate(task.images)
  if (endsWith(task.images, poison)) process.kill(process.pid, 'SIGKILL')
  if (endsWith(task.images, tarpit)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  const shaped = answer(task.kind, task.job, task.images)
  const tookMs = performance.now() - startedAt
  return { ...shaped, timings: [{ step: 'stage', name: 'echo', startMs: 0, tookMs }] }
}

export default echo
