import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@vivid/embedded'
import { root } from '../support/service.js'
import type { ComposeService } from './compose-file.js'
import { readImageDefinition } from './image-definition.js'

/** A compose service of ours as a plain process: the command, environment and health check are those of the files. */
export interface Container {
  child: ChildProcess
  port: number
  adminPort: number
  output(): string
  /** The health check as written; true for exit code 0. */
  healthy(): Promise<boolean>
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Where a path of the image stands in the repository. */
const onThisMachine = (path: string): string =>
  path === '/vivid/check-health.mjs'
    ? join(root, 'deploy/image/check-health.mjs')
    : path.replace(/^\/vivid(?=\/|$)/, root.replace(/\/$/, ''))

/** Containers have an address each; here all share one, so that the ports differ instead. */
const onLoopback = (text: string, ports: Record<string, number>): string =>
  text.replace(/(?<=\/\/|@)([\w-]+):\d+/g, (address, host: string) =>
    ports[host] === undefined ? address : `127.0.0.1:${ports[host]}`,
  )

export const startContainer = async (
  service: ComposeService,
  backendPorts: Record<string, number>,
): Promise<Container> => {
  const image = readImageDefinition(service.build!.args.APP)
  const [port, adminPort] = [await freePort(), await freePort()]
  const given = Object.entries({ ...image.env, ...service.environment }).map(
    ([name, value]) => [name, onLoopback(value, backendPorts)] as const,
  )
  const env = {
    ...Object.fromEntries(given),
    PATH: process.env.PATH,
    ADMIN_PORT: String(adminPort),
    ...(service.environment?.PORT ? { PORT: String(port) } : {}),
  }
  const cwd = onThisMachine(image.workdir)
  const start = (command: string[]) => {
    const [file, ...args] = command.map(onThisMachine)
    return spawn(file!, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  }
  // The init process is Docker's part; what it starts is ours.
  const program = image.entrypoint.slice(image.entrypoint.indexOf('--') + 1)
  const child = start([...program, ...(service.command ?? image.command)])
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)))
  const exited = once(child, 'exit') as Promise<[number | null]>
  return {
    child,
    port,
    adminPort,
    output: () => chunks.join(''),
    healthy: async () => {
      const [, ...check] = service.healthcheck!.test
      const [code] = (await once(start(check), 'exit')) as [number | null]
      return code === 0
    },
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return (await exited)[0]
    },
  }
}
