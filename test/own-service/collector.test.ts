import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@vivid/embedded'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { jpegOf, livenessPath, post } from '../support/request.js'
import { type Service, startService } from '../support/service.js'

/** A collector of the OpenTelemetry project with the receiver `otlp` and the exporter `debug`, such as otelcol. */
const findCollector = (): string | null => {
  const names = [process.env.OTELCOL, 'otelcol', 'otelcol-contrib', 'otelcorecol'].filter((name) => name !== undefined)
  return names.find((name) => spawnSync(name, ['--version']).status === 0) ?? null
}

/** Prints whatever it takes. */
const configOf = (port: number) => `
receivers:
  otlp: { protocols: { http: { endpoint: 127.0.0.1:${port} } } }
exporters:
  debug: { verbosity: detailed, sampling_initial: 100000 }
service:
  telemetry: { metrics: { level: none } }
  pipelines:
    traces: { receivers: [otlp], exporters: [debug] }
    metrics: { receivers: [otlp], exporters: [debug] }
    logs: { receivers: [otlp], exporters: [debug] }
`

const collector = findCollector()
describe.runIf(collector).each(['http/protobuf', 'http/json'])('a real collector takes %s', (protocol) => {
  let backends: Backends
  let service: Service
  let child: ChildProcess
  let folder: string
  let printed = ''
  const port = freePort()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
    const file = join(folder, 'collector.yaml')
    await writeFile(file, configOf(await port))
    child = spawn(collector!, ['--config', file], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (printed += String(chunk)))
    await eventually(
      'a collector that is ready',
      () => printed.includes('Everything is ready') || child.exitCode !== null,
    )
    expect(child.exitCode, printed).toBeNull()
    backends = await startBackends()
    service = await startService(backends, {
      workers: ['selfie-liveness'],
      env: {
        ECHO_ENGINE: 'true',
        LOG_LEVEL: 'info',
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await port}`,
        OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
        OTEL_METRIC_EXPORT_INTERVAL: '500',
      },
    })
  })
  afterAll(async () => {
    await service?.stop()
    await backends?.stop()
    child.kill()
    await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  })

  test('traces, metrics and logs of gateway and worker', async () => {
    expect((await post(service.url, livenessPath, { selfie: jpegOf(2_000) })).status).toBe(200)
    const all = [
      'service.name: Str(vivid-gateway)',
      'service.name: Str(vivid-selfie-liveness)',
      `Name           : POST ${livenessPath.slice(0, -1)}`,
      'Name           : work selfie-liveness',
      'Name: vivid_transactions_total',
      'Name: vivid_request_seconds',
      'Name: vivid_worker_threads',
      'SeverityText: INFO',
      'Body: Str(ready)',
    ]
    await eventually('everything that is sent', () => all.every((text) => printed.includes(text)))
    // What it cannot read it would refuse, and our processes would say so.
    expect(service.gateway.output()).not.toContain('"about":"otlp"')
  })
})
