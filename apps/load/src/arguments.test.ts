import { UsageError } from '@vivid/command'
import { describe, expect, test } from 'vitest'
import { parseArguments } from './arguments.js'
import { kindAt, parseMix } from './mix.js'
import { planPhases, readScenarios } from './scenarios.js'

const scenarios = readScenarios()
const parse = (...argv: string[]) => parseArguments(argv, {}, scenarios)

test('nothing but this machine without being told so', () => {
  for (const url of ['http://127.0.0.1:8080', 'http://127.8.8.8', 'http://localhost:80', 'http://[::1]:8080']) {
    expect(parse('--url', url)?.url).toBe(new URL(url).origin)
  }
  for (const url of ['http://10.0.0.1', 'https://vivid.example', 'http://127.0.0.1.example', 'http://0.0.0.0:80']) {
    expect(() => parse('--url', url)).toThrow(/--allow-remote/)
    expect(parse('--url', url, '--allow-remote')?.url).toBe(new URL(url).origin)
  }
  expect(() => parse('--metrics', 'http://10.0.0.1:9090/metrics')).toThrow(/--allow-remote/)
  expect(() => parse('--url', 'ftp://127.0.0.1')).toThrow(UsageError)
})

test('a token is its own, never the one that the shell holds for another service', () => {
  const tokenOf = (env: NodeJS.ProcessEnv, ...argv: string[]) => parseArguments(argv, env, scenarios)?.token
  expect(tokenOf({ VIVID_TOKEN: 'another' })).toBeUndefined()
  expect(tokenOf({ VIVID_TOKEN: 'another', LOAD_TOKEN: 'own' })).toBe('own')
  expect(tokenOf({ LOAD_TOKEN: 'own' }, '--token', 'given')).toBe('given')
})

test('the command line is checked', () => {
  expect(parse('--help')).toBeNull()
  expect(parse()).toMatchObject({ scenario: 'smoke', thresholds: { unansweredShare: 0 }, maxRequests: 100_000 })
  expect(parse('steps', '--rate', '3', '--min-knee', '20')).toMatchObject({
    ratePerSecond: 3,
    thresholds: { kneePerSecond: 20 },
  })
  for (const wrong of [
    ['flood'],
    ['toString'],
    ['--rate', 'fast'],
    ['--pictures', '1.5'],
    ['--mix', 'dog=1'],
    ['--x'],
  ]) {
    expect(() => parse(...wrong)).toThrow(UsageError)
  }
})

describe('mixes', () => {
  test('kinds come in proportion within any short stretch', () => {
    const mix = parseMix('passport=50,card=25,plus=10,selfie=15')
    const counts: Record<string, number> = {}
    for (let n = 1000; n < 1100; n++) counts[kindAt(mix, n)] = (counts[kindAt(mix, n)] ?? 0) + 1
    expect(counts.passport).toBeGreaterThanOrEqual(48)
    expect(counts.passport).toBeLessThanOrEqual(52)
    expect(counts.selfie).toBeGreaterThanOrEqual(13)
    expect(counts.plus).toBeGreaterThanOrEqual(8)
  })

  test('a weight of 0 is never sent', () => {
    const mix = parseMix('passport=0,card')
    expect(new Set(Array.from({ length: 50 }, (_, n) => kindAt(mix, n)))).toEqual(new Set(['card']))
    expect(() => parseMix('card=0')).toThrow(UsageError)
  })
})

test('phases keep their shares of a given time', () => {
  const [before, spike, after] = planPhases(scenarios.spike!, 10, 30)
  expect(before).toMatchObject({ seconds: 10, fromPerSecond: 10 })
  expect(spike).toMatchObject({ seconds: 7.5, fromPerSecond: 50, toPerSecond: 50 })
  expect(after!.seconds).toBe(12.5)
})
