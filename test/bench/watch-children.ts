import { readFileSync } from 'node:fs'
import { descendants } from '../support/leftovers.js'

/** A process that this one started, as the system counts it: no scrape that costs the process something. */
export interface Child {
  pid: number
  name: string
  cpuSeconds: number
  residentMb: number
  /** Highest so far (`VmHWM`), also between two looks. */
  peakMb: number
}

/** Linux counts in hundredths on every machine that Node runs on. */
const TICKS_PER_SECOND = 100

const nameOf = (commandLine: string): string =>
  /apps\/([^/]+)\/dist/.exec(commandLine)?.[1] ?? /(redis|store)-process/.exec(commandLine)?.[1] ?? 'other'

/** All processes below this one at the moment; nothing where there is no /proc. */
export const watchChildren = (): Child[] =>
  descendants(process.pid).flatMap(({ pid, command }) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name in parentheses may hold anything; what follows it is numbers (proc(5)).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1000
      const cpuSeconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
      return [{ pid, name: nameOf(command), cpuSeconds, residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') }]
    } catch {
      // It ended while we looked.
      return []
    }
  })

/** CPU seconds by name that the children spent while `work` ran. Those that ended meanwhile are not counted. */
export const spentDuring = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; cpuSeconds: (name: string) => number; allCpuSeconds: number }> => {
  const before = new Map(watchChildren().map(({ pid, cpuSeconds }) => [pid, cpuSeconds]))
  const own = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(own)
  const spent = watchChildren().map(({ pid, name, cpuSeconds }) => ({
    name,
    seconds: cpuSeconds - (before.get(pid) ?? 0),
  }))
  const sum = (parts: { seconds: number }[]) => parts.reduce((total, { seconds }) => total + seconds, 0)
  return {
    result,
    cpuSeconds: (name) => sum(spent.filter((each) => each.name === name)),
    allCpuSeconds: sum(spent) + (user + system) / 1e6,
  }
}
