import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { prepareEnvironment } from './prepare-environment.js'
import { collectUndo } from './undo.js'

const run = (...args: string[]) => {
  const main = new URL('../dist/main.js', import.meta.url).pathname
  return spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })
}

test('wrong use is three lines, of which the first says what is wrong', () => {
  const { status, stdout, stderr } = run('--dat', '/tmp')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toBe('vivid: there is no --dat\n\nnpm start -- --help lists what it takes.\n')
})

test('help tells the defaults that hold here', async () => {
  const { stdout } = run('--help')
  const text = stdout.replace(/\n {20,}/g, ' ')
  const servers = { REDIS_URL: 'redis://there', S3_ENDPOINT: 'http://there' }
  const env = await prepareEnvironment(servers, '', collectUndo(console.error))
  for (const name of ['ADMIN_PORT', 'ADMIN_HOST', 'LOG_LEVEL'])
    expect(text).toMatch(new RegExp(`^  ${name} .* \\(${env[name]}\\)$`, 'm'))
  expect(env.HOST).toBe('127.0.0.1')
  expect(text).toMatch(/^ {2}HOST .* \(127\.0\.0\.1; 0\.0\.0\.0 with JWT_SECRET or JWT_JWKS_URL\)$/m)
})
