import { execFile, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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

test.each([true, false])('a sample says on stderr that it is one, a real answer says nothing: %s', async (isSample) => {
  const service = createServer((request, response) => {
    request.resume()
    response.writeHead(200, isSample ? { sandbox: 'true' } : {}).end(JSON.stringify({ valid: true }))
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const [bin, file] = [new URL('../bin/vivid.mjs', import.meta.url), import.meta.url].map((at) => fileURLToPath(at))
  const sent = promisify(execFile)(process.execPath, [bin!, 'liveness', file!, '--url', url, '--token', 't'])
  const { stdout, stderr } = await sent.finally(() => service.close())
  expect(JSON.parse(stdout)).toEqual({ valid: true })
  expect(stderr).toBe(isSample ? 'vivid: sandbox: a sample that was asked for by name; no picture was analysed\n' : '')
})
