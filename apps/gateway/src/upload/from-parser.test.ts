import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { CallerGone } from '../refusal.js'
import { fromParser, readPart } from './from-parser.js'

async function* failing(error: unknown) {
  yield 1
  throw error
}
const readAll = async (source: AsyncIterable<number>, onPiece: () => void = () => undefined) => {
  for await (const _piece of fromParser(source)) onPiece()
}
const withCode = (code: string) => Object.assign(new Error('whatever it says'), { code })

test.each([
  ['the parser', new Error('xyzzy'), 'form'],
  ['the plugin', withCode('FST_INVALID_MULTIPART_CONTENT_TYPE'), 'form'],
  ['its limit on files', withCode('FST_FILES_LIMIT'), 'fields'],
  ['its limit on fields', withCode('FST_FIELDS_LIMIT'), 'fields'],
])('what %s throws is an invalid form', async (_who, error, field) => {
  await expect(readAll(failing(error))).rejects.toMatchObject({ reason: 'invalid_form', options: { field } })
})

test.each(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])(
  'a connection that closed is a caller that is gone: %s',
  async (code) => {
    await expect(readAll(failing(withCode(code)))).rejects.toThrow(CallerGone)
  },
)

test('what its reader throws is passed on as it is', async () => {
  const ours = new Error('boundary of a multipart header')
  const reading = readAll(failing(new Error('never reached')), () => {
    throw ours
  })
  await expect(reading).rejects.toBe(ours)
})

test('a part is read to its end, and what goes wrong with it is told in the same way', async () => {
  const pieces: string[] = []
  const note = (piece: Buffer) => void pieces.push(String(piece))
  await readPart(Readable.from([Buffer.from('one'), Buffer.from('two')]), note)
  expect(pieces).toEqual(['one', 'two'])
  await readPart(Readable.from([]), note)
  await expect(readPart(Readable.from(failing(new Error('xyzzy'))), note)).rejects.toMatchObject({
    reason: 'invalid_form',
  })
  const broken = new Readable({ read: () => undefined })
  setImmediate(() => broken.destroy())
  await expect(readPart(broken, note)).rejects.toThrow(CallerGone)
  await expect(readPart(broken, note)).rejects.toThrow(CallerGone)
})
