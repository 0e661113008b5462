import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as ort from 'onnxruntime-node'
import { type ModelCard, ModelUnavailable, parseModelCard } from './model-card.js'
import { inputMemory } from './tensor-memory.js'

// The library would tell Microsoft about each session. Who starts threads sets this on the main thread: native code sees no thread's own.
process.env.ORT_DISABLE_TELEMETRY = '1'

export interface Tensor {
  readonly dims: readonly number[]
  readonly data: Float32Array
}

export interface Model {
  readonly card: ModelCard
  /** What was made in borrowed memory (`tensor-memory.ts`) is given back by this. */
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Record<string, Tensor>>
}

/** The repository's own models, seen from dist/model (or src/model). */
const defaultFolder = fileURLToPath(new URL('../../../../models', import.meta.url))

export const loadModel = async (id: string, folder: string = defaultFolder): Promise<Model> => {
  const card = parseModelCard(id, await orRefuse(id, join(folder, id, 'model.json'), (file) => readFile(file, 'utf8')))
  const weights = join(folder, id, card.weights)
  const hash = await orRefuse(id, weights, hashOf)
  if (hash !== card.sha256) throw new ModelUnavailable(id, `${card.weights} has sha256 ${hash}, not ${card.sha256}`)
  // By its path: as bytes, all weights would lie in memory beside their networks until the first collection, long after the start.
  const session = await ort.InferenceSession.create(weights, {
    executionProviders: ['cpu'],
    graphOptimizationLevel: 'all',
    // One thread of ours per job: the runtime's own pool and its spinning cost 60 to 70 % more CPU.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  return { card, run: (inputs) => run(session, inputs) }
}

const run = async (session: ort.InferenceSession, inputs: Readonly<Record<string, Tensor>>) => {
  const feeds: Record<string, ort.Tensor> = {}
  for (const [name, { data, dims }] of Object.entries(inputs)) feeds[name] = new ort.Tensor('float32', data, dims)
  const results = await session.run(feeds)
  for (const { data } of Object.values(inputs)) inputMemory.giveBack(data)
  const outputs: Record<string, Tensor> = {}
  for (const [name, tensor] of Object.entries(results)) {
    outputs[name] = { dims: tensor.dims, data: tensor.data as Float32Array }
  }
  return outputs
}

/** Bytes of a model file that are read and hashed at a time. */
const PIECE_BYTES = 256 * 1024

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  const piece = Buffer.alloc(PIECE_BYTES)
  const handle = await open(file)
  try {
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(piece.subarray(0, bytesRead))
    }
  } finally {
    await handle.close()
  }
}

const orRefuse = async (id: string, file: string, read: (file: string) => Promise<string>): Promise<string> => {
  try {
    return await read(file)
  } catch (error) {
    throw new ModelUnavailable(id, `cannot read ${file} (${(error as NodeJS.ErrnoException).code})`)
  }
}
