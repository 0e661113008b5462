import { devices, endpointFacts } from '@vivid/contract'
import { jpegOf } from '../../support/request.js'
import { pick } from '../../support/seeded-random.js'
import { below, mutateBytes, type Random } from '../images/mutate-bytes.js'

export interface HostileForm {
  contentType: string | undefined
  body: Buffer
}

const odd = [
  '',
  ' ',
  '\0',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '💥',
  'ñ',
  '%00',
  '"',
  "'; drop table",
  '<script>',
  'a'.repeat(65),
  'a'.repeat(300),
  '0',
  '-1',
  '1e999',
  'null',
  'True',
]
const values: Record<string, string[]> = {
  document_type: ['passport', 'passport_plus', 'identification_card', 'PASSPORT', 'visa'],
  document_id: ['052', '999', '0'.repeat(16), '0'.repeat(17)],
  return_id: ['True', 'false', '1', 'yes'],
  device: [...devices, 'ios'],
  validate_sides: ['True', 'False'],
  details: ['True', '0'],
}
const pictures = (random: Random): Buffer =>
  pick(random, [
    () => jpegOf(2_000 + below(random, 3_000)),
    () => Buffer.alloc(0),
    () => Buffer.from('no picture'),
    () => mutateBytes(jpegOf(300), random),
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  ])()

const fileNames = [...new Set(Object.values(endpointFacts).flatMap(({ files }) => [...files]))]
const disposition = (name: string, more = '') => `content-disposition: form-data; name="${name}"${more}\r\n`

const field = (random: Random): Buffer => {
  const name = random() < 0.7 ? pick(random, Object.keys(values)) : pick(random, odd)
  const value = random() < 0.7 ? pick(random, values[name] ?? odd) : pick(random, odd)
  return Buffer.from(`${disposition(name)}\r\n${value}`)
}

const file = (random: Random): Buffer => {
  const name = random() < 0.8 ? pick(random, fileNames) : pick(random, odd)
  const filename = pick(random, ['a.jpg', '', '../../x', 'a'.repeat(400), 'ü.png', 'a"b', 'a\\"b'])
  const type = pick(random, ['image/jpeg', 'text/html', 'multipart/mixed; boundary=b', '', 'image/svg+xml'])
  const more = pick(random, [
    '',
    '',
    'content-transfer-encoding: base64\r\n',
    'x: y\r\n',
    `x: ${'y'.repeat(3_000)}\r\n`,
    'no colon\r\n',
    ': empty\r\n',
  ])
  return Buffer.concat([
    Buffer.from(
      `${disposition(name, `; filename="${filename}"`)}${type ? `content-type: ${type}\r\n` : ''}${more}\r\n`,
    ),
    pictures(random),
  ])
}

/** A form that may be right, with parts that may not. */
const compose = (random: Random, boundary: string): Buffer => {
  const asFile = (name: string) =>
    Buffer.concat([Buffer.from(`${disposition(name, '; filename="a.jpg"')}\r\n`), jpegOf(2_000)])
  const usual = [
    Buffer.from(`${disposition('document_type')}\r\n${pick(random, values.document_type!)}`),
    asFile('frontside'),
    asFile('selfie'),
    asFile('document'),
  ]
  const count = random() < 0.05 ? 60 : below(random, 5)
  const odd = Array.from({ length: count }, () => (random() < 0.6 ? field(random) : file(random)))
  const parts = random() < 0.5 ? [...usual, ...odd.slice(0, below(random, 2))] : odd
  const lineEnd = random() < 0.95 ? '\r\n' : '\n'
  const glued = parts.flatMap((part) => [Buffer.from(`--${boundary}${lineEnd}`), part, Buffer.from(lineEnd)])
  const end = pick(random, [
    `--${boundary}--\r\n`,
    `--${boundary}--\r\n`,
    `--${boundary}--\r\n`,
    `--${boundary}`,
    '',
    `--${boundary}--\r\njunk after the end`,
    '--other--\r\n',
  ])
  return Buffer.concat([...glued, Buffer.from(end)])
}

const contentTypes = (boundary: string) => [
  `multipart/form-data; boundary=${boundary}`,
  `multipart/form-data; boundary="${boundary}"`,
  `Multipart/Form-Data; charset=utf-8; BOUNDARY=${boundary}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  `multipart/mixed; boundary=${boundary}`,
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  ';;;',
]

export const hostileForm = (random: Random): HostileForm => {
  const boundary = pick(random, ['b', 'vivid-7d1f', "a'()+_,-./:=?z", '-'.repeat(30)])
  const composed = compose(random, boundary)
  const body = random() < 0.25 && composed.length > 8 ? mutateBytes(composed, random) : composed
  const kinds = contentTypes(boundary)
  const contentType = random() < 0.75 ? kinds[0] : random() < 0.9 ? pick(random, kinds) : undefined
  return { contentType, body }
}
