import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a tool says when it is not content. */
const complaints = (command: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) =>
    execFile(process.execPath, [`node_modules/${command}`, ...args], (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : ''),
    ),
  )

/** Most of a minute of one core on a fresh clone: many times that beside other work. */
const COMPILE_MS = 1_500_000

test('types', { timeout: COMPILE_MS }, async () => {
  expect(await complaints('typescript/bin/tsc', '-b')).toBe('')
})

test('lint and format', async () => {
  expect(await complaints('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')).toBe('')
})
