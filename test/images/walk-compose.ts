import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@vivid/embedded'
import type { ComposeService } from '../deploy/compose-file.js'
import { root } from '../support/service.js'
import { askOnce, type WrittenShot } from './ask-once.js'
import { isInstalled } from './buildah.js'
import { proveConfined } from './prove-confined.js'
import { type RunningImage, runImage } from './run-image.js'
import { type StandIn, startQueueServer, startStoreServer } from './servers.js'

type Service = ComposeService & { user?: string; network_mode?: string }
type Started = RunningImage & { port: number; adminPort: number }

/** What became of one service, for people. */
export interface Walked {
  service: string
  by: string
  lines: string[]
}

/** Longer than the compose file's start period: machines that build images have other things to do as well. */
const HEALTHY_WITHIN_MS = 180_000
const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`

const untilHealthy = async (what: string, healthy: () => Promise<boolean>, failed: () => string | null) => {
  const startedAt = performance.now()
  while (!(await healthy())) {
    const problem =
      failed() ??
      (performance.now() - startedAt > HEALTHY_WITHIN_MS ? `not within ${HEALTHY_WITHIN_MS / 1000} s` : null)
    if (problem) throw new Error(`${what} did not become healthy: ${problem}`)
    await sleep(500)
  }
  return seconds(startedAt)
}

/** Servers first, then what needs them: a service follows all that it depends on. */
const inOrder = (services: Record<string, Service>): string[] => {
  const ordered = new Set<string>()
  const visit = (name: string) => {
    const needed = services[name]!.depends_on ?? []
    for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) visit(other)
    ordered.add(name)
  }
  for (const name of Object.keys(services)) visit(name)
  return [...ordered]
}

/** Starts every service of the compose file after what it depends on, sends requests, and stops them in turn. */
export const walkCompose = async (
  services: Record<string, Service>,
  jwtSecret: string,
  onWalked: (walked: Walked) => void,
): Promise<void> => {
  const shotsFolder = mkdtempSync(join(tmpdir(), 'vivid-images-shots-'))
  const servers: Record<string, StandIn> = {}
  const running: Record<string, Started> = {}
  const jobs: { image: RunningImage }[] = []

  /** Containers have an address each; here all share one, so that the ports differ instead. */
  const onLoopback = (text: string): string =>
    text.replace(/(?<=\/\/|@)([\w-]+):\d+/g, (address, host: string) => {
      const port = servers[host]?.port ?? (host === 'gateway' ? running.gateway?.port : undefined)
      return port === undefined ? address : `127.0.0.1:${port}`
    })
  const environmentOf = (service: Service) =>
    Object.fromEntries(Object.entries(service.environment ?? {}).map(([name, value]) => [name, onLoopback(value)]))

  const startServer = async (name: string, start: (service: Service) => Promise<StandIn>) => {
    const server = await start(services[name]!)
    servers[name] = server
    const after = await untilHealthy(name, server.healthy, () => null)
    onWalked({ service: name, by: server.about, lines: [`healthy after ${after}`] })
  }

  const startOurs = async (name: string) => {
    const service = services[name]!
    const [port, adminPort] = [await freePort(), await freePort()]
    const ports = { ADMIN_PORT: String(adminPort), ...(service.environment?.PORT ? { PORT: String(port) } : {}) }
    const env = { ...environmentOf(service), ...ports }
    const image = await runImage({ image: service.image, env, ...(service.command && { command: service.command }) })
    jobs.push({ image })
    running[name] = { ...image, port, adminPort }
    const [, ...check] = service.healthcheck!.test
    const ended = () => (image.child.exitCode === null ? null : image.output())
    const after = await untilHealthy(name, async () => (await image.exec(check)).code === 0, ended)
    const lines = [`healthy after ${after}`, await proveConfined(image)]
    onWalked({ service: name, by: service.image, lines })
  }

  /** Runs to its end: draws what is sent afterwards. */
  const runShots = async (name: string) => {
    const service = services[name]!
    const startedAt = performance.now()
    const image = await runImage({
      image: service.image,
      env: environmentOf(service),
      command: service.command!,
      user: service.user!,
      volumes: { '/shots': shotsFolder },
      isAlone: service.network_mode === 'none',
    })
    jobs.push({ image })
    const [code] = image.child.exitCode === null ? await once(image.child, 'exit') : [image.child.exitCode]
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${image.output()}`)
    onWalked({ service: name, by: service.image, lines: [`drew what is sent, in ${seconds(startedAt)}`] })
  }

  const sendOneOfEach = async () => {
    const shots = JSON.parse(readFileSync(join(shotsFolder, 'shots.json'), 'utf8')) as WrittenShot[]
    for (const shot of new Map(shots.map((each) => [each.kind, each])).values()) {
      const answer = await askOnce(`http://127.0.0.1:${running.gateway!.port}`, shot, shotsFolder, jwtSecret)
      onWalked({ service: 'gateway', by: `${shot.kind} request`, lines: [answer] })
    }
    const kinds = Object.keys(services).filter((name) => running[name] && name !== 'gateway')
    for (const kind of kinds) {
      const text = await (await fetch(`http://127.0.0.1:${running[kind]!.adminPort}/metrics`)).text()
      const answered = Number(/^vivid_jobs_total\{[^}]*outcome="answered"[^}]*\} (\d+)/m.exec(text)?.[1] ?? 0)
      if (answered === 0) throw new Error(`${kind} answered no job`)
      onWalked({ service: kind, by: services[kind]!.image, lines: [`answered ${answered}`] })
    }
  }

  const runK6 = async (name: string) => {
    const service = services[name]!
    const binary = process.env.K6 || 'k6'
    if (!isInstalled(binary, 'version'))
      return onWalked({ service: name, by: service.image, lines: ['not run: there is no k6 here'] })
    const args = service.command!.map((word) => word.replace(/^\/load\//, `${root}/deploy/load/`))
    const env = { PATH: process.env.PATH, ...environmentOf(service), SHOTS: shotsFolder }
    const child = spawn(binary, [...args, '--quiet'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`k6 ended with ${code}:\n${said}`)
    onWalked({ service: name, by: 'k6 of this machine', lines: ['all thresholds met'] })
  }

  const stopOurs = async () => {
    for (const [name, image] of Object.entries(running)) {
      const grace = Number.parseInt(services[name]!.stop_grace_period!, 10)
      const startedAt = performance.now()
      const code = await Promise.race([image.stop('SIGTERM'), sleep(1000 * grace, 'none' as const, { ref: false })])
      if (code !== 0) throw new Error(`${name} was told to stop: exit code ${code} within ${grace} s`)
      onWalked({ service: name, by: services[name]!.image, lines: [`stopped in ${seconds(startedAt)} of ${grace} s`] })
    }
  }

  const servedBy: Record<string, (name: string) => Promise<void>> = {
    valkey: (name) => startServer(name, startQueueServer),
    store: (name) => startServer(name, startStoreServer),
    shots: runShots,
    k6: async (name) => {
      await sendOneOfEach()
      await runK6(name)
    },
  }
  try {
    for (const name of inOrder(services)) {
      const service = services[name]!
      const start = servedBy[name] ?? (service.build ? startOurs : null)
      if (start) await start(name)
      else onWalked({ service: name, by: service.image, lines: ['not started: its image comes from a registry'] })
    }
    await stopOurs()
  } finally {
    for (const { image } of jobs) {
      if (image.child.exitCode === null && image.child.signalCode === null) await image.stop('SIGKILL')
      image.remove()
    }
    await Promise.all(Object.values(servers).map((server) => server.stop()))
    rmSync(shotsFolder, { recursive: true, force: true })
  }
}
