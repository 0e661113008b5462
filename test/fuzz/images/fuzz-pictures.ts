import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { workerMemoryMb } from '@vivid/engines/memory'
import { nodeEnvironment, nodeFlags } from '@vivid/platform'
import { root } from '../../support/service.js'
import { countOutcome, type Fuzzed } from '../violation.js'
import type { ChildResult, ChildSettings, ChildTask } from './picture-child.js'

/** Far above the slowest picture that is allowed; a machine may be busy with other things. */
const DECODE_LIMIT_MS = 60_000
/** As a worker of one thread; but this process also holds the networks of three engines, and the pictures themselves. */
const memoryBoundMb = workerMemoryMb(1) + 300

const startChild = async (settings: ChildSettings): Promise<ChildProcess> => {
  const entry = join(root, 'test/dist/fuzz/images/picture-child.js')
  const child = fork(entry, [JSON.stringify(settings)], {
    execArgv: [...nodeFlags],
    env: { PATH: process.env.PATH, ...nodeEnvironment },
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  })
  await once(child, 'message')
  return child
}

/** One picture; null when the process ended or said nothing in time. */
const ask = (child: ChildProcess, task: ChildTask): Promise<ChildResult | { problem: string }> =>
  new Promise((resolve) => {
    const settle = (result: ChildResult | { problem: string }) => {
      clearTimeout(timer)
      child.off('message', settle).off('exit', ended)
      resolve(result)
    }
    const ended = (code: number | null, signal: string | null) =>
      settle({ problem: `the process ended: ${code ?? signal}` })
    const timer = setTimeout(() => settle({ problem: `no result within ${DECODE_LIMIT_MS} ms` }), DECODE_LIMIT_MS)
    child.once('message', settle).once('exit', ended)
    child.send(task)
  })

/** Hostile pictures through the engines' decoder, in processes of their own; every so many through whole engines. */
export const fuzzPictures = async (options: {
  seed: number
  from: number
  count: number
  processes: number
  /** Every so many go through the engines as well; 0 for none. */
  engineEvery: number
  /** False leaves out those that take seconds to draw and to decode. */
  withCostly?: boolean
  onProgress?: (done: number) => void
}): Promise<Fuzzed> => {
  const { seed, engineEvery, withCostly = true } = options
  const settings: ChildSettings = { seed, withCostly, engines: engineEvery > 0 }
  const result: Fuzzed = { about: 'pictures', inputs: 0, violations: [], outcomes: new Map(), slowestMs: 0, peakMb: 0 }
  let next = options.from
  const end = options.from + options.count
  const work = async () => {
    let child = await startChild(settings)
    while (next < end) {
      const n = next++
      const engines = engineEvery > 0 && n % engineEvery === 0
      const answer = await ask(child, { n, engines })
      result.inputs += 1
      options.onProgress?.(result.inputs)
      if ('ms' in answer) {
        countOutcome(result.outcomes, answer.outcome)
        result.slowestMs = Math.max(result.slowestMs, answer.ms)
        result.peakMb = Math.max(result.peakMb, answer.residentMb)
        if (answer.residentMb > memoryBoundMb) answer.problem ??= `${answer.residentMb.toFixed(0)} MB of memory`
        if (answer.problem) result.violations.push({ n, name: answer.name, problem: answer.problem })
      } else {
        result.violations.push({ n, name: 'picture', problem: answer.problem })
        child.kill('SIGKILL')
        child = await startChild(settings)
      }
    }
    child.kill('SIGKILL')
  }
  await Promise.all(Array.from({ length: options.processes }, work))
  return result
}
