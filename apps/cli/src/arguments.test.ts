import { expect, test } from 'vitest'
import { parseArguments } from './arguments.js'

const env = { VIVID_TOKEN: 'a-token' }
const parse = (line: string) => parseArguments(line.split(' '), env)

test('one picture is a passport, two are the sides of a card', () => {
  expect(parse('ocr front.jpg')).toMatchObject({ name: 'one', files: ['front.jpg'], send: { type: 'passport' } })
  expect(parse('ocr a.jpg b.jpg --validate-sides')).toMatchObject({
    files: ['a.jpg', 'b.jpg'],
    send: { type: 'identification_card', validateSides: true },
  })
})

test('the last picture of onboard is the selfie', () => {
  expect(parse('onboard front.jpg back.jpg me.jpg')).toMatchObject({
    sides: ['front.jpg', 'back.jpg'],
    selfie: 'me.jpg',
    send: { type: 'identification_card' },
  })
  expect(parse('onboard passport.jpg me.jpg')).toMatchObject({ sides: ['passport.jpg'], send: { type: 'passport' } })
})

test('a second picture with the head turned goes with the selfie', () => {
  expect(parse('liveness me.jpg --turned side.jpg')).toMatchObject({ files: ['me.jpg', 'side.jpg'] })
  expect(parse('onboard passport.jpg me.jpg --turned side.jpg')).toMatchObject({ selfie: 'me.jpg', turned: 'side.jpg' })
  expect(parse('onboard passport.jpg me.jpg')).not.toHaveProperty('turned')
})

test('the service and the token come from options or the environment', () => {
  expect(parse('liveness me.jpg')).toMatchObject({ connection: { url: 'http://127.0.0.1:8080', token: 'a-token' } })
  expect(parse('liveness me.jpg --token-command mint --url http://x:1')).toMatchObject({
    connection: { url: 'http://x:1', tokenCommand: 'mint' },
  })
  expect(() => parseArguments(['liveness', 'me.jpg'], {})).toThrow('a token is needed')
})

test.each([
  ['dance', 'none of ocr'],
  ['ocr', 'ocr needs FRONT, and BACK of an identity card'],
  ['ocr --type identification_card', 'ocr needs FRONT'],
  ['ocr a.jpg b.jpg --type passport', '--type passport takes one picture'],
  ['ocr a.jpg --type identification_card', 'FRONT and BACK'],
  ['ocr a.jpg --type visa', '--type must be one of'],
  ['liveness a.jpg b.jpg', 'needs one picture'],
  ['liveness a.jpg --device watch', '--device must be one of'],
  ['match me.jpg', 'SELFIE and DOCUMENT'],
  ['onboard front.jpg', 'FRONT, BACK (of a card) and SELFIE'],
  ['onboard front.jpg me.jpg --type identification_card', 'FRONT and BACK, and SELFIE'],
  ['onboard a.jpg b.jpg me.jpg --type passport_plus', '--type passport_plus takes one picture, and SELFIE'],
  ['transaction one', 'needs one ID'],
  ['usage acme', 'options only'],
  ['usage --from yesterday', '--from must be a day'],
  ['usage --admin nowhere', '--admin'],
  ['batch folder', 'needs --type'],
  ['batch --type passport', 'one FOLDER'],
  ['batch folder --type passport --concurrency 0', '--concurrency must be'],
  ['ocr a.jpg --colour', 'there is no --colour'],
])('%s is refused', (line, message) => {
  expect(() => parse(line)).toThrow(message)
})

test('usage is asked for with the tenant’s token, or of an admin port without one', () => {
  expect(parse('usage --from 2026-11-01')).toMatchObject({
    period: { from: '2026-11-01' },
    source: { url: 'http://127.0.0.1:8080', token: 'a-token' },
  })
  expect(parseArguments(['usage', '--admin', 'http://gateway:9090', '--csv', 'u.csv'], {})).toEqual({
    name: 'usage',
    period: {},
    csv: 'u.csv',
    source: { admin: 'http://gateway:9090' },
  })
})

test('an answer of the sandbox is asked for by name', () => {
  expect(parse('liveness me.jpg --sandbox-answer eyes_closed')).toMatchObject({
    connection: { sandboxAnswer: 'eyes_closed' },
  })
})

test('help is told whether somebody asked for it or typed no command', () => {
  expect(parseArguments([], env)).toEqual({ name: 'help', isAsked: false })
  for (const line of ['help', '--help', '-h', 'ocr --help'])
    expect(parse(line)).toEqual({ name: 'help', isAsked: true })
})
