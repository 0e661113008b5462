import { expect, test } from 'vitest'
import { environment, type VariableName } from './environment.js'
import { ConfigError, checkTogether, describeConfig, readConfig } from './read-config.js'

const problems = (names: VariableName[], env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(names, env)
    return []
  } catch (error) {
    return (error as ConfigError).problems
  }
}

test('defaults hold when nothing, or an empty text, is set', () => {
  expect(readConfig(['PORT', 'S3_BUCKET'], { PORT: '' })).toEqual({ PORT: 8080, S3_BUCKET: 'vivid' })
  expect(readConfig(['WORKER_THREADS'], {}).WORKER_THREADS).toBeGreaterThanOrEqual(1)
})

test('everything that is wrong is listed, and secrets are not shown', () => {
  const env = { PORT: '99999', JWT_SECRET: 'short', REDIS_URL: 'http://x', LOG_LEVEL: 'loud', ECHO_ENGINE: 'maybe' }
  const found = problems(['PORT', 'JWT_SECRET', 'REDIS_URL', 'LOG_LEVEL', 'ECHO_ENGINE', 'S3_ACCESS_KEY'], env)
  expect(found).toHaveLength(6)
  expect(found.join('\n')).not.toContain('short')
  expect(found[0]).toBe('PORT must be a whole number from 0 to 65535, not "99999"')
})

test('a rate lies within its bounds, however it is written', () => {
  const read = (FACE_MATCH_RATE: string) => readConfig(['FACE_MATCH_RATE'], { FACE_MATCH_RATE }).FACE_MATCH_RATE
  expect(['', '0.01', '0.00001', '1e-4'].map(read)).toEqual([0.001, 0.01, 0.00001, 0.0001])
  for (const wrong of ['0', '0.000009', '0.011', '1', '-0.001', '0,001', '0x1', '.001', 'NaN', '1e-400'])
    expect(problems(['FACE_MATCH_RATE'], { FACE_MATCH_RATE: wrong }), wrong).toEqual([
      `FACE_MATCH_RATE must be a number from 0.00001 to 0.01, not "${wrong}"`,
    ])
})

test('several secrets have commas between them, and each is long enough', () => {
  const read = (JWT_SECRET: string) => readConfig(['JWT_SECRET'], { JWT_SECRET }).JWT_SECRET
  const [first, second] = ['1'.repeat(32), 'a passphrase of several words is one']
  expect(read(second)).toEqual([second])
  expect(read(`${first}, ${second},${first}`)).toEqual([first, second, first])
  for (const wrong of [`${first},short`, `${first},`, `,${first}`, `${'1'.repeat(20)},${'2'.repeat(20)}`]) {
    expect(problems(['JWT_SECRET'], { JWT_SECRET: wrong }), wrong).toEqual([
      'JWT_SECRET must be at least 32 characters long, and so must each of several that commas separate',
    ])
  }
})

test.each(['images', 'my-images.2026', 'abc', 'a'.repeat(63)])('a bucket may be called %s', (S3_BUCKET) => {
  expect(problems(['S3_BUCKET'], { S3_BUCKET })).toEqual([])
})

test.each(['My_Images', 'ab', 'a'.repeat(64), '-images', 'images-', 'a..b', '10.0.0.1', 'images/vivid', 'imágenes'])(
  'no bucket is called %s',
  (S3_BUCKET) => {
    expect(problems(['S3_BUCKET'], { S3_BUCKET })).toEqual([
      `S3_BUCKET must be 3 to 63 lowercase letters, digits, dots and hyphens between letters or digits, and no IP address, not "${S3_BUCKET}"`,
    ])
  },
)

test('checks of several variables are told together too', () => {
  const wrong = (problem: string) => () => {
    throw new ConfigError([problem])
  }
  expect(() => checkTogether(wrong('one'), () => 1, wrong('two'))).toThrow('one\ntwo')
  expect(
    checkTogether(
      () => 1,
      () => 'a',
    ),
  ).toEqual([1, 'a'])
})

test('an address that may hold a password is not shown', () => {
  expect(problems(['REDIS_URL'], { REDIS_URL: 'http://:hunter2@redis' }).join()).not.toContain('hunter2')
})

test('a misspelt NODE_ENV is not taken for development', () => {
  expect(problems(['NODE_ENV'], { NODE_ENV: 'prod' })).toHaveLength(1)
})

test.each(['1e3', ' 80', '0x50', '80.5', '-1', 'NaN'])('%s is no port', (text) => {
  expect(problems(['PORT'], { PORT: text })).toHaveLength(1)
})

test('help names every variable', () => {
  const names = Object.keys(environment) as VariableName[]
  const text = describeConfig(names)
  for (const name of names) expect(text).toContain(name)
})

test('help has a column of names and one of text, lines that fit, and no Markdown links', () => {
  const names = Object.keys(environment) as VariableName[]
  const lines = describeConfig(names).split('\n')
  const column = 3 + 'OTEL_EXPORTER_OTLP_ENDPOINT'.length
  for (const line of lines) {
    expect(line.slice(0, column)).toMatch(/^ {2}[A-Z_0-9]+ +$|^ +$/)
    expect(line[column]).toMatch(/\S/)
    expect(line.length).toBeLessThanOrEqual(120)
    expect(line).not.toContain('](')
  }
  const asOneLine = lines.map((line) => line.slice(column)).join(' ')
  expect(asOneLine).toContain('see deploy/README.md, "tenants". Read again')
  expect(describeConfig(['PORT'])).toBe('  PORT Port of the HTTP interface; 0 picks a free one. (8080)')
})

test('help tells what holds where a process has a default of its own', () => {
  expect(describeConfig(['LOG_LEVEL'], { LOG_LEVEL: 'warn' })).toMatch(/ \(warn\)$/)
})
