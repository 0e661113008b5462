import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a tool says when it is not content. */
const complaints = (command: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) =>
    execFile(process.execPath, [command, ...args], (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : ''),
    ),
  )

// One checker: several at a time each work out the same types, which costs other tests that run beside it their CPU.
test('types', async () => {
  expect(await complaints('packages/toolchain/check-types.mjs', '--singleThreaded')).toBe('')
})

test('lint and format', async () => {
  expect(await complaints('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')).toBe('')
})
