import { createHmac, generateKeyPairSync, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCanonical, spellingsOf } from './token-spellings.js'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hs256 = `${part({ alg: 'HS256' })}.${part({ sub: 'acme' })}`
const token = `${hs256}.${createHmac('sha256', 'secret').update(hs256).digest('base64url')}`
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test('of the last characters that decode to one signature, one is canonical', () => {
  const signature = token.split('.')[2]!
  const same = [...alphabet]
    .map((last) => `${signature.slice(0, -1)}${last}`)
    .filter((spelt) => Buffer.from(spelt, 'base64url').equals(Buffer.from(signature, 'base64url')))
  // 32 bytes leave two bits of the last character unused.
  expect(same).toHaveLength(4)
  expect(same.filter((spelt) => isCanonical(`${hs256}.${spelt}`))).toEqual([signature])
})

test.each([`${token}=`, ` ${token}`, `${token}\n`, token.replace('.', '+.')])('%j is not canonical', (spelt) => {
  expect(isCanonical(spelt)).toBe(false)
})

test('a token of HMAC has one spelling', () => {
  expect(spellingsOf(token)).toEqual([token])
  expect(spellingsOf('no token at all')).toEqual(['no token at all'])
})

test('an ES256 token has a twin that verifies too, and each is found from the other', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const dsaEncoding = 'ieee-p1363' as const
  for (let i = 0; i < 20; i++) {
    const signed = `${part({ alg: 'ES256' })}.${part({ sub: 'acme', i })}`
    const one = `${signed}.${sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding }).toString('base64url')}`
    const [same, twin] = spellingsOf(one)
    expect(same).toBe(one)
    expect(twin).not.toBe(one)
    const signature = Buffer.from(twin!.split('.')[2]!, 'base64url')
    expect(verify('sha256', Buffer.from(signed), { key: publicKey, dsaEncoding }, signature)).toBe(true)
    expect(spellingsOf(twin!)[1]).toBe(one)
  }
})
