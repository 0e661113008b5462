import { expect, test } from 'vitest'
import { formatOf, preparePicture } from './prepare-picture.js'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0', 'picture'],
  ['\x89PNG\r\n\x1a\n', 'picture'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypavif', 'picture'],
  ['RIFF\0\0\0\0WEBP', 'picture'],
  ['%PDF-1.7', 'other'],
  ['hello, world', 'other'],
  ['', 'other'],
] as const)('%j is taken for %s', (text, format) => expect(formatOf(bytes(text))).toBe(format))

const LIMIT = 1_000
const jpeg = new File([bytes('\xff\xd8\xff\xe0')], 'a.jpg')
const large = (start: string, name: string) => new File([bytes(start), new Uint8Array(LIMIT)], name)
const shrinkNothing = async () => ({ hint: 'save it as JPEG' })

test('a picture within the limit is sent as it is, whatever its format, and a text is named', async () => {
  const prepare = (file: File) => preparePicture(file, LIMIT, () => expect.fail())
  expect(await prepare(jpeg)).toEqual({ picture: jpeg, change: 'none' })
  expect(await prepare(new File(['hello'], 'notes.txt'))).toEqual({ problem: 'notPicture', name: 'notes.txt' })
  expect(await prepare(new File([], 'a.jpg'))).toEqual({ problem: 'empty', name: 'a.jpg' })
  const heic = new File([bytes('\0\0\0\x18ftypheic')], 'a.heic')
  expect(await prepare(heic)).toEqual({ picture: heic, change: 'none' })
})

test('a larger one is sent as the client shrinks it to the service’s limit', async () => {
  const prepared = await preparePicture(
    large('\x89PNG', 'a.png'),
    LIMIT,
    async (_, most) => new Blob(['x'.repeat(most)]),
  )
  expect(prepared).toMatchObject({ change: 'scaled', picture: { name: 'a.jpg', size: LIMIT, type: 'image/jpeg' } })
})

test('one that nothing here can shrink is named by what helps', async () => {
  const heic = large('\0\0\0\x18ftypheic', 'a.heic')
  expect(await preparePicture(heic, LIMIT, shrinkNothing)).toEqual({ problem: 'heic', name: 'a.heic' })
  const broken = large('\xff\xd8\xff\xe0', 'b.jpg')
  expect(await preparePicture(broken, LIMIT, shrinkNothing)).toEqual({ problem: 'unreadable', name: 'b.jpg' })
})
