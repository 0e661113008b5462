import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { jobKinds } from '@vivid/contract'
import { freePort } from '@vivid/embedded'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../support/eventually.js'
import { descendants, testFolderPrefix } from '../support/leftovers.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { patience, root } from '../support/service.js'
import { examples } from '../support/whole-run.js'

/** Another address of this machine; Linux answers on all of 127.0.0.0/8. */
const elsewhere =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2'

/** Ten seconds are promised; on a busy machine all takes longer. */
const END_WITHOUT_REDIS_MS = 20_000

let child: ChildProcess | undefined

/** As npm does it: in a shell that waits for it. */
const start = (env: Record<string, string>) => {
  const output: string[] = []
  child = spawn('sh', ['-c', '"$0" "$1"; exit $?', process.execPath, join(root, 'apps/standalone/dist/main.js')], {
    env: { npm_lifecycle_event: 'start', PATH: process.env.PATH, ADMIN_PORT: '0', ...patience, ...env },
  })
  child.stdout!.on('data', (chunk) => output.push(String(chunk)))
  child.stderr!.on('data', (chunk) => output.push(String(chunk)))
  return { child, text: () => output.join(''), exited: once(child, 'exit') }
}
afterEach(() => {
  child?.kill('SIGKILL')
})

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('one command serves, restarts what crashes, and leaves nothing behind, also when its Redis is gone', async () => {
  const port = await freePort()
  const running = start({ PORT: String(port), ECHO_ENGINE: 'true', WORKER_THREADS: '1', LOG_LEVEL: 'error' })
  await eventually('the service to be ready', () => running.text().includes('Vivid is ready'), 240_000)
  const token = /VIVID_TOKEN=([\w.-]+)/.exec(running.text())![1]!
  // Plain lines from the first to the last, no JSON and no stack.
  expect(running.text()).toMatch(/^vivid: starting the embedded Valkey and object store\nvivid: starting the gateway/)
  for (const name of ['gateway', ...jobKinds]) expect(running.text()).toContain(`vivid: ${name} is ready\n`)
  expect(running.text()).not.toMatch(/^\s*(\{|at )/m)
  const url = `http://127.0.0.1:${port}`
  const send = () => post(url, ocrPath, { document_type: 'passport', frontside: jpegOf(10_000) }, { token })
  expect((await send()).status).toBe(200)
  const adminPort = /health and metrics on port (\d+)/.exec(running.text())![1]!
  expect((await fetch(`http://127.0.0.1:${adminPort}/health/live`)).status).toBe(200)
  await expect(fetch(`http://${elsewhere}:${adminPort}/health/live`)).rejects.toThrow()
  const pictures = [...running.text().matchAll(/(?:frontside|backside|selfie)=@([^"]+)/g)].map(([, path]) => path!)
  expect(pictures).toHaveLength(7)
  for (const path of pictures) expect(readFileSync(path).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))

  const children = descendants(running.child.pid!)
  // Itself, the gateway, a worker of each kind and two embedded servers.
  expect(children.length).toBe(2 + jobKinds.length + 2)
  const worker = children.find(({ command }) => command.includes('apps/ocr/'))!
  process.kill(worker.pid, 'SIGKILL')
  expect((await send()).status).toBe(200)
  await eventually('the restart to be told', () => running.text().includes('starting it again'))

  const redis = children.find(({ command }) => command.includes('redis-process'))!
  process.kill(redis.pid, 'SIGKILL')
  const health = () => fetch(`http://127.0.0.1:${adminPort}/health/ready`)
  await eventually('Redis to be missed', async () => (await health()).status === 503)
  const all = descendants(running.child.pid!)
  // A signal to npm ends its shell, which passes none on.
  running.child.kill('SIGTERM')
  await eventually('all processes to end', () => !all.some(({ pid }) => alive(pid)), END_WITHOUT_REDIS_MS)
})

test.each(examples(['starting the gateway', 'starting the embedded', 'is ready']))(
  'Ctrl-C after "%s" ends the start without a complaint and leaves nothing behind',
  async (line) => {
    const folder = mkdtempSync(join(tmpdir(), testFolderPrefix()))
    const output: string[] = []
    // A process group of its own, as a terminal gives: Ctrl-C reaches all of them.
    child = spawn(process.execPath, [join(root, 'apps/standalone/dist/main.js')], {
      env: { PATH: process.env.PATH, TMPDIR: folder, PORT: '0', ECHO_ENGINE: 'true', WORKER_THREADS: '1', ...patience },
      detached: true,
    })
    const exited = once(child, 'exit')
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => output.push(String(chunk)))
    await eventually(line, () => output.join('').includes(line), 240_000)
    const all = descendants(child.pid!)
    process.kill(-child.pid!, 'SIGINT')
    // npm passes it on at once; on a machine so busy that this comes late, it would be a second Ctrl-C.
    const sentAt = performance.now()
    await sleep(20)
    if (performance.now() - sentAt < 200) child.kill('SIGINT')
    const [exitCode] = await exited
    expect(output.join('')).not.toMatch(/did not start|ended/)
    expect(exitCode).toBe(0)
    expect(readdirSync(folder)).toEqual([])
    await eventually('all processes to end', () => !all.some(({ pid }) => alive(pid)))
    rmSync(folder, { recursive: true })
  },
)
