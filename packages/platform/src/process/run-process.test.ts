import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'

const program = fileURLToPath(new URL('../../dist/process/testing/draining-process.js', import.meta.url))
const children: ChildProcess[] = []

const FOR_EVER = 600_000

/** Resolves at the first message that is meant; others come before it. */
const heard = async (child: ChildProcess, isMeant: (message: unknown) => boolean): Promise<void> => {
  for await (const [message] of on(child, 'message')) if (isMeant(message)) return
}

const begin = (closesAfterMs: number, drainLimitMs: number): ChildProcess => {
  const child = fork(program, [String(closesAfterMs), String(drainLimitMs)], { env: { LOG_LEVEL: 'silent' } })
  children.push(child)
  return child
}
/** A process that needs so long to drain, and may take so long. */
const start = async (closesAfterMs: number, drainLimitMs: number): Promise<ChildProcess> => {
  const child = begin(closesAfterMs, drainLimitMs)
  await heard(child, (message) => (message as { type?: string }).type === 'ready')
  return child
}

const exitCodeAfter = async (child: ChildProcess, act: () => void) => {
  const exited = once(child, 'exit')
  act()
  const [code] = await exited
  return code as number | null
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

it('finishes its work when told to end', async () => {
  const child = await start(50, FOR_EVER)
  expect(await exitCodeAfter(child, () => child.kill('SIGTERM'))).toBe(0)
})

it('ends as a failure when it cannot drain within its limit', async () => {
  const child = await start(FOR_EVER, 300)
  expect(await exitCodeAfter(child, () => child.kill('SIGTERM'))).toBe(1)
})

it('ends at once at a second signal', async () => {
  const child = await start(FOR_EVER, FOR_EVER)
  const draining = heard(child, (message) => message === 'draining')
  child.kill('SIGTERM')
  // Signals that come before the first is seen are one.
  await draining
  expect(await exitCodeAfter(child, () => child.kill('SIGTERM'))).toBe(1)
})

it('ends when the parent that supervises it is gone', async () => {
  const child = await start(50, FOR_EVER)
  expect(await exitCodeAfter(child, () => child.disconnect())).toBe(0)
})

it('ends when that parent goes while it is starting', async () => {
  const child = begin(50, FOR_EVER)
  expect(await exitCodeAfter(child, () => child.disconnect())).toBe(0)
})
