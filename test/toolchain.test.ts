import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a tool says when it is not content. */
const complaints = (command: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) =>
    execFile(process.execPath, [`node_modules/${command}`, ...args], (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : ''),
    ),
  )

/** By TypeScript 7, in a quarter of the time; the older one beside it serves libraries that load the compiler as a module. */
test('types', async () => {
  expect(await complaints('typescript-native/bin/tsc', '-b')).toBe('')
})

test('lint and format', async () => {
  expect(await complaints('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')).toBe('')
})
