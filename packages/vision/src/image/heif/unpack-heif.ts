import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { UndecodableImage } from '../undecodable-image.js'
import type { HeifReply, HeifTask } from './heif-thread.js'

/** Also from the sources, which tests run: a thread starts from what was built. */
const thread = new URL('../../../dist/image/heif/heif-thread.js', import.meta.url)

/**
 * 384 MiB. 50 megapixels in one piece, eight bits, 4:2:0, take 360 MB: the decoder's picture, libheif's copy and the same in
 * RGB. Phones cut theirs into tiles, which takes less.
 */
export const HEIF_MEMORY_PAGES = 6144

/**
 * For a decoder that never comes back. What a picture costs is bounded by its header (12 megapixels take 0.7 s of a CPU, 50
 * dense ones 4 s), and a busy machine may take twenty times as long.
 */
const LIMIT_MS = 120_000

/**
 * HEIC in a thread of its own. Everything in it is WebAssembly, which reaches nothing outside its memory and, unlike native
 * code, may be ended at any moment.
 */
export const unpackHeif = async (
  bytes: Uint8Array,
  options: Pick<HeifTask, 'profile' | 'factor' | 'maxPixels'>,
): Promise<Exclude<HeifReply, { problem: string }>> => {
  // Copied: handing over a part of a larger buffer would copy all of that.
  const [file, profile] = [new Uint8Array(bytes), options.profile && new Uint8Array(options.profile)]
  const workerData: HeifTask = { ...options, bytes: file, profile, memoryPages: HEIF_MEMORY_PAGES }
  const worker = new Worker(thread, {
    workerData,
    transferList: [file.buffer],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  const timer = setTimeout(() => void worker.terminate(), LIMIT_MS)
  try {
    const reply = await Promise.race([
      once(worker, 'message').then(([message]) => message as HeifReply),
      once(worker, 'exit').then(() => null),
    ])
    if (!reply) throw new UndecodableImage('too-costly', `not decoded within ${LIMIT_MS} ms`)
    if ('problem' in reply) throw new UndecodableImage('broken', reply.problem)
    return reply
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
