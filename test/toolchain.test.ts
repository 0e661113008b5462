import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a tool says when it is not content. */
const complaints = (command: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) =>
    execFile(process.execPath, [command, ...args], (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : ''),
    ),
  )

// Several checkers at a time work out the same types each for itself: beside other tests one takes two thirds of their CPU.
test('types', async () => {
  expect(await complaints('packages/toolchain/check-types.mjs', '--singleThreaded')).toBe('')
})

test('lint and format', async () => {
  expect(await complaints('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')).toBe('')
})
