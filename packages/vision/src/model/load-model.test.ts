import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadModel } from './load-model.js'
import { ModelUnavailable } from './model-card.js'

/** Protocol buffers by hand: a length-delimited field and a number field (field numbers from onnx.proto). */
const field = (number: number, ...parts: (Uint8Array | string)[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  return Buffer.concat([Uint8Array.of((number << 3) | 2, body.length), body])
}
const count = (number: number, value: number) => Uint8Array.of(number << 3, value)

/** y = Relu(x), three floats. */
const value = (name: string) => [field(1, name), field(2, field(1, count(1, 1), field(2, field(1, count(1, 3)))))]
const graph = field(
  7,
  field(1, field(1, 'x'), field(2, 'y'), field(4, 'Relu')),
  field(2, 'g'),
  field(11, ...value('x')),
  field(12, ...value('y')),
)
const relu = Buffer.concat([count(1, 8), graph, field(8, count(2, 13))])

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivid-models-'))
  await mkdir(join(folder, 'relu'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (card: object) => writeFile(join(folder, 'relu/model.json'), JSON.stringify(card))
const sha256 = createHash('sha256').update(relu).digest('hex')

it('loads a model whose weights are those of its card, and runs it', async () => {
  await writeFile(join(folder, 'relu/weights.onnx'), relu)
  await write({ id: 'relu', sha256, threshold: 0.5 })
  const model = await loadModel('relu', folder)
  expect(model.card.threshold).toBe(0.5)
  const { y } = await model.run({ x: { dims: [3], data: Float32Array.of(-1, 0, 2) } })
  expect([...y!.data]).toEqual([0, 0, 2])
})

it('reads weights of any length, piece by piece', async () => {
  const remark = Buffer.alloc(700_000, 'x')
  // doc_string, whose length takes three bytes of seven bits each.
  const lengthBytes = [0, 7, 14].map((shift) => ((remark.length >> shift) & 0x7f) | (shift < 14 ? 0x80 : 0))
  const long = Buffer.concat([relu, Uint8Array.of((6 << 3) | 2, ...lengthBytes), remark])
  await writeFile(join(folder, 'relu/weights.onnx'), long)
  await write({ id: 'relu', sha256: createHash('sha256').update(long).digest('hex') })
  const { y } = await (await loadModel('relu', folder)).run({ x: { dims: [3], data: Float32Array.of(-1, 0, 2) } })
  expect([...y!.data]).toEqual([0, 0, 2])
  await write({ id: 'relu', sha256 })
  await expect(loadModel('relu', folder)).rejects.toThrow(/has sha256/)
})

it('refuses missing weights, changed weights and another model’s card', async () => {
  await write({ id: 'relu', sha256 })
  await expect(loadModel('relu', folder)).rejects.toThrow(/cannot read .*weights\.onnx/)
  await writeFile(join(folder, 'relu/weights.onnx'), Buffer.concat([relu, Uint8Array.of(0)]))
  await expect(loadModel('relu', folder)).rejects.toThrow(ModelUnavailable)
  await write({ id: 'other', sha256 })
  await expect(loadModel('relu', folder)).rejects.toThrow(/card of "other"/)
  await expect(loadModel('absent', folder)).rejects.toThrow(ModelUnavailable)
})
