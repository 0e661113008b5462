import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ImageConfig, mountImage, readConfig } from './buildah.js'

export interface RunOptions {
  image: string
  command?: string[]
  env: Record<string, string>
  /** As compose has it; the image's own otherwise. */
  user?: string
  /** Folders of this machine by where the container sees them. */
  volumes?: Record<string, string>
  /** No network at all. */
  isAlone?: boolean
}

/** An image's process, started as an engine starts it: its user, its environment alone, files that cannot be written. */
export interface RunningImage {
  child: ChildProcess
  config: ImageConfig
  output(): string
  /** Runs a command beside it, as health checks are; its exit code and output. */
  exec(command: string[]): Promise<{ code: number | null; output: string }>
  /** Signals the process that the image starts, which is number 1 to itself; its exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null>
  remove(): void
}

/** Becomes the container: `sh -c … ROOT VOLUMES… -- COMMAND…`, in namespaces of its own. */
const become = `set -e
root=$1; shift
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmp "$root/tmp"
mount -t tmpfs -o mode=755 dev "$root/dev"
for name in null zero random urandom; do touch "$root/dev/$name"; mount --bind "/dev/$name" "$root/dev/$name"; done
while [ "$1" != -- ]; do mkdir -p "$root$2"; mount --bind "$1" "$root$2"; shift 2; done
shift
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs "$@"`

const collect = (child: ChildProcess) => {
  const chunks: string[] = []
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => chunks.push(String(chunk)))
  return () => chunks.join('')
}

/** The first process in the namespace, by its number out here. */
const firstInside = async (pid: number): Promise<number> => {
  for (;;) {
    const inner = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
    if (inner) return inner
    await sleep(10)
  }
}

export const runImage = async (options: RunOptions): Promise<RunningImage> => {
  const config = readConfig(options.image)
  const { folder, remove } = mountImage(options.image)
  const env = {
    ...Object.fromEntries(config.Env.map((pair) => pair.split(/=(.*)/s) as [string, string])),
    ...options.env,
  }
  const [uid, gid] = (options.user ?? config.User).split(':')
  const asUser = ['--setgid', gid!, '--setuid', uid!]
  const volumes = Object.entries(options.volumes ?? {}).flatMap(([inside, here]) => [here, inside])
  const command = [...config.Entrypoint, ...(options.command ?? config.Cmd)]
  const inside = ['/usr/bin/unshare', '--root', folder, '--wd', config.WorkingDir, ...asUser, '--', ...command]
  const child = spawn(
    '/usr/bin/unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', ...(options.isAlone ? ['--net'] : [])],
      ...['/bin/sh', '-c', become, 'sh', folder, ...volumes, '--', '/usr/bin/env', '-i'],
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      ...inside,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const exited = once(child, 'exit') as Promise<[number | null]>
  const output = collect(child)
  return {
    child,
    config,
    output,
    exec: async (words) => {
      const target = String(await firstInside(child.pid!))
      const enter = ['--target', target, '--mount', '--pid', '--root', '--wd', ...asUser]
      const beside = spawn('/usr/bin/nsenter', [...enter, '--', ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      const said = collect(beside)
      const [code] = (await once(beside, 'exit')) as [number | null]
      return { code, output: said() }
    },
    stop: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) process.kill(await firstInside(child.pid!), signal)
      return (await exited)[0]
    },
    remove,
  }
}
