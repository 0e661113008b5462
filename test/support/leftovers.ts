import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Processes below `pid` with their command lines; empty where there is no /proc. */
export const descendants = (pid: number): { pid: number; command: string }[] => {
  if (!existsSync('/proc')) return []
  const children = new Map<number, { pid: number; command: string }[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1])
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      children.set(parent, [...(children.get(parent) ?? []), { pid: Number(name), command }])
    } catch {
      // It ended while we looked.
    }
  }
  const below = (parent: number): { pid: number; command: string }[] =>
    (children.get(parent) ?? []).flatMap((child) => [child, ...below(child.pid)])
  return below(pid)
}

/** What tests and the service put into the system's temporary folder. */
export const temporaryFolders = (prefix: string): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))

/** Apart for every run, so that two runs on one machine do not see each other's folders as leftovers. */
export const testFolderPrefix = (): string => `vivid-test-${process.env.TEST_RUN ?? 'alone'}-`
