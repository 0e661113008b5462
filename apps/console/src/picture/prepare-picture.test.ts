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

test('a picture within the limit is sent as it is, whatever its format, and a text is named', async () => {
  const jpeg = new File([bytes('\xff\xd8\xff\xe0')], 'a.jpg')
  expect(await preparePicture(jpeg, 'frontside')).toEqual({ picture: jpeg, change: 'none' })
  const text = new File(['hello'], 'notes.txt')
  expect(await preparePicture(text, 'selfie')).toEqual({ problem: 'notPicture', name: 'notes.txt' })
  expect(await preparePicture(new File([], 'a.jpg'), 'selfie')).toEqual({ problem: 'empty', name: 'a.jpg' })
  const heic = new File([bytes('\0\0\0\x18ftypheic')], 'a.heic')
  expect(await preparePicture(heic, 'backside')).toEqual({ picture: heic, change: 'none' })
  // No browser here: nothing can decode it.
  const large = new File([bytes('\0\0\0\x18ftypheic'), new Uint8Array(2 * 1024 * 1024)], 'a.heic')
  expect(await preparePicture(large, 'frontside')).toEqual({ problem: 'heic', name: 'a.heic' })
})
