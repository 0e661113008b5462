import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

it('answers wrong use in three lines, so that the first is seen', async () => {
  const main = new URL('../dist/main.js', import.meta.url).pathname
  const ended = await promisify(execFile)(process.execPath, [main, 'a.jpg']).catch((error: unknown) => error)
  expect(ended).toMatchObject({
    code: 2,
    stderr: 'inspect: --as is needed: document, selfie or face\n\nnpm run -s inspect -- --help lists what it takes.\n',
  })
})

it('takes more arguments than a thread of usual size could be told of, and leaves nothing behind', async () => {
  const home = await mkdtemp(join(tmpdir(), 'vivid-test-home-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const missing = Array.from({ length: 300 }, (_, i) => `no/such/folder/${'a'.repeat(50)}/${i}.jpg`)
  const main = new URL('../dist/main.js', import.meta.url).pathname
  const ended = promisify(execFile)(process.execPath, [main, '--as', 'selfie', '--threads', '1', ...missing], {
    env: { PATH: process.env.PATH, HOME: home },
  })
  const { code, stdout } = await ended.then(
    ({ stdout: said }) => ({ code: 0, stdout: said }),
    (error: { code: number; stdout: string }) => error,
  )
  expect(code).toBe(1)
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(missing.length)
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ error: expect.any(String) })
  // The library that runs networks keeps what it would tell its makers there.
  expect(await readdir(home)).toEqual([])
})
