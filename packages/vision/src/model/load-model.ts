import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as ort from 'onnxruntime-node'
import { type ModelCard, ModelUnavailable, parseModelCard } from './model-card.js'

export interface Tensor {
  readonly dims: readonly number[]
  readonly data: Float32Array
}

export interface Model {
  readonly card: ModelCard
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Record<string, Tensor>>
}

/** The repository's own models, seen from dist/model (or src/model). */
const defaultFolder = fileURLToPath(new URL('../../../../models', import.meta.url))

export const loadModel = async (id: string, folder: string = defaultFolder): Promise<Model> => {
  const card = parseModelCard(id, (await readOrRefuse(id, join(folder, id, 'model.json'))).toString('utf8'))
  const weights = await readOrRefuse(id, join(folder, id, card.weights))
  const hash = createHash('sha256').update(weights).digest('hex')
  if (hash !== card.sha256) throw new ModelUnavailable(id, `${card.weights} has sha256 ${hash}, not ${card.sha256}`)
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
  const outputs: Record<string, Tensor> = {}
  for (const [name, tensor] of Object.entries(results)) {
    outputs[name] = { dims: tensor.dims, data: tensor.data as Float32Array }
  }
  return outputs
}

const readOrRefuse = async (id: string, file: string): Promise<Buffer> => {
  try {
    return await readFile(file)
  } catch (error) {
    throw new ModelUnavailable(id, `cannot read ${file} (${(error as NodeJS.ErrnoException).code})`)
  }
}
