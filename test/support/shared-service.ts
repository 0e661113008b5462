import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { byKind, type JobKind, jobKinds } from '@vivid/contract'
import { freePort } from '@vivid/embedded'
import { developmentSecret } from '@vivid/platform'
import type { TestProject } from 'vitest/node'
import { type Backends, startBackends } from './backends.js'
import { descendants, temporaryFolders, testFolderPrefix } from './leftovers.js'
import { type Service, secret, startService } from './service.js'
import { shownTenants } from './shown-tenants.js'

type AdminPorts = Record<'gateway' | JobKind, number>

declare module 'vitest' {
  interface ProvidedContext {
    echoUrl: string
    echoAdminPort: number
    echoAdminPorts: AdminPorts
    /** Where its Redis and its store are. */
    echoBackends: Backends['env']
    /** Where it writes audit lines. */
    echoAuditFile: string
    /** Where it sends the webhooks of `shownTenants`; nobody listens there until a test does. */
    webhookPort: number
    realUrl: string
    realAdminPorts: AdminPorts
  }
}

/** A page of this origin may call the service whose engines echo. */
export const shopOrigin = 'http://shop.localhost'
/** The service with real engines has a queue board. */
export const boardPassword = 'a password for tests'

/** Two services for all tests that do not break them: one whose engines echo, one whose engines read, judge and compare. */
export default async function setup(project: TestProject) {
  process.env.TEST_RUN = String(process.pid)
  const before = new Set(leftovers())
  const inContainers = project.config.env?.TEST_BACKENDS === 'containers'
  const start = async (env: Record<string, string>, gatewayEnv: Record<string, string>) => {
    const backends = await startBackends(inContainers)
    const service = await startService(backends, { workers: jobKinds, env, gatewayEnv })
    const stop = async () => {
      await service.stop()
      await backends.stop()
    }
    return { service, backends, stop }
  }
  const [folder, webhookPort] = await Promise.all([mkdtemp(join(tmpdir(), testFolderPrefix())), freePort()])
  const auditFile = join(folder, 'audit.ndjson')
  const shown = {
    AUDIT_LOG: auditFile,
    CORS_ORIGINS: shopOrigin,
    TENANT_LIMITS: JSON.stringify(shownTenants(webhookPort)),
    WEBHOOK_ALLOWED_RANGES: '127.0.0.1',
  }
  const [echo, real] = await Promise.all([
    start({ ECHO_ENGINE: 'true' }, shown),
    // Its console has a token of its own, as the first secret is the one that everybody knows.
    start({}, { JWT_SECRET: `${developmentSecret}, ${secret}`, QUEUE_BOARD_PASSWORD: boardPassword }),
  ])
  project.provide('echoUrl', echo.service.url)
  project.provide('echoAdminPort', echo.service.gateway.ports.adminPort)
  project.provide('echoAdminPorts', adminPortsOf(echo.service))
  project.provide('echoBackends', echo.backends.env)
  project.provide('echoAuditFile', auditFile)
  project.provide('webhookPort', webhookPort)
  project.provide('realUrl', real.service.url)
  project.provide('realAdminPorts', adminPortsOf(real.service))
  return async () => {
    await Promise.all([echo.stop(), real.stop()])
    await rm(folder, { recursive: true, force: true })
    // What was there before belongs to another project of this run, which looks after it in its turn.
    const left = leftovers().filter((one) => !before.has(one))
    if (left.length > 0) throw new Error(`left behind by the tests:\n${left.join('\n')}`)
  }
}

const adminPortsOf = ({ gateway, workers }: Service): AdminPorts => ({
  gateway: gateway.ports.adminPort,
  ...byKind((kind) => workers[jobKinds.indexOf(kind)]!.ports.adminPort),
})

/** Processes and folders: a test that leaves one behind fails the run. */
const leftovers = (): string[] => [
  ...descendants(process.pid)
    .filter(({ command }) => /apps\/|packages\/embedded|(redis|valkey)-server/.test(command))
    .map(({ pid, command }) => `process ${pid} ${command}`),
  ...temporaryFolders(testFolderPrefix()),
]
