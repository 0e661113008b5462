import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Short, so that a job is not stopped for longer than it runs. */
const PERIOD_US = 20_000

/** Both versions of Linux' control groups: the older one has a tree for CPU alone. */
const trees = [
  { root: '/sys/fs/cgroup/cpu', limits: (us: number) => ({ 'cpu.cfs_period_us': PERIOD_US, 'cpu.cfs_quota_us': us }) },
  { root: '/sys/fs/cgroup', limits: (us: number) => ({ 'cpu.max': `${us} ${PERIOD_US}` }) },
] as const

/** Gives a process at most so much of a core, and its caller what lets it go again. Needs Linux and root. */
export const holdToShare = (pid: number, cores: number): (() => void) => {
  const tree = trees.find(({ root }) => existsSync(join(root, 'cgroup.procs')))
  if (!tree) throw new Error('there are no control groups here to hold a process to a share of a core')
  const group = join(tree.root, `vivid-bench-${pid}`)
  mkdirSync(group, { recursive: true })
  for (const [name, value] of Object.entries(tree.limits(cores * PERIOD_US)))
    writeFileSync(join(group, name), `${value}`)
  writeFileSync(join(group, 'cgroup.procs'), `${pid}`)
  return () => {
    if (existsSync(`/proc/${pid}`)) writeFileSync(join(tree.root, 'cgroup.procs'), `${pid}`)
    rmdirSync(group)
  }
}
