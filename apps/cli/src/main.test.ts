import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (...args: string[]) => {
  const bin = new URL('../bin/vivid.mjs', import.meta.url).pathname
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('help is an answer to who asks for it, and a complaint to who types no command', () => {
  const asked = run('--help')
  expect(asked).toEqual({ status: 0, stdout: expect.stringContaining('vivid ocr FRONT'), stderr: '' })
  expect(run('help')).toEqual(asked)
  expect(run()).toEqual({ status: 2, stdout: '', stderr: asked.stdout })
})

test('a folder that does not exist is told like any other file', () => {
  const { status, stderr } = run('batch', '../nothere', '--type', 'passport', '--token', 'a-token')
  expect([status, stderr]).toEqual([2, 'vivid: ../nothere does not exist\n'])
})
