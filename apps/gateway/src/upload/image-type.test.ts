import { expect, test } from 'vitest'
import { isPicture } from './image-type.js'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['JPEG', '\xff\xd8\xff\xe0', true],
  ['PNG', '\x89PNG\r\n\x1a\n', true],
  ['WebP', 'RIFF\0\0\0\0WEBPVP8 ', true],
  ['GIF', 'GIF89a', true],
  ['TIFF', 'II*\0', true],
  ['AVIF', '\0\0\0\x1cftypavif', true],
  ['WAV', 'RIFF\0\0\0\0WAVE', false],
  ['MP4', '\0\0\0\x1cftypisom', false],
  ['SVG', '<svg ', false],
  ['empty', '', false],
  ['BMP', 'BM\0\0\0\0', true],
  ['HEIC', '\0\0\0\x1cftypheic', true],
])('%s', (_name, start, picture) => {
  expect(isPicture(bytes(start))).toBe(picture)
})
