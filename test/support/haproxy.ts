import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@vivid/embedded'
import type { Balancer, CellAddress } from './balancer.js'
import { eventually } from './eventually.js'
import { testFolderPrefix } from './leftovers.js'
import { root } from './service.js'

export const hasHaproxy = (): boolean => spawnSync('haproxy', ['-v']).status === 0

/** HAProxy with deploy/cells/haproxy.cfg, in which only the addresses are replaced. */
export const startHaproxy = async (cells: readonly CellAddress[]): Promise<Balancer> => {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  const file = join(folder, 'haproxy.cfg')
  const shipped = await readFile(join(root, 'deploy/cells/haproxy.cfg'), 'utf8')
  const placed = cells.reduce(
    (text, { cell, port: at, adminPort }) =>
      text
        .replaceAll(`cell-${cell}.internal:8080 check port 9090`, `127.0.0.1:${at} check port ${adminPort}`)
        .replaceAll(`cell-${cell}.internal:8080`, `127.0.0.1:${at}`),
    shipped.replace('bind :8080', `bind 127.0.0.1:${port}`),
  )
  await writeFile(file, placed)
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  await eventually('HAProxy to answer', async () => {
    if (child.exitCode !== null) throw new Error(`haproxy ended:\n${said.join('')}`)
    return fetch(`${url}/openapi.json`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return {
    url,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
