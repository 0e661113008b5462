import { join } from 'node:path'
import { jobKinds } from '@vivid/contract'
import { drawSpecimen, openStudio, photograph } from '@vivid/specimens'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { render } from '../deploy/kustomize.js'
import { checkExpression } from '../support/check-expression.js'
import { type Exposition, mergeExpositions, parseExposition } from '../support/exposition.js'
import { alerts, dashboards, deployed, rules } from '../support/observability-files.js'
import { jpegOf, livenessPath, ocrPath, post } from '../support/request.js'
import { root } from '../support/service.js'
import { makeToken } from '../support/token.js'

let scraped: Exposition
/** As the Prometheus operator adds it, and production is deployed. */
const namespace = 'vivid'

const scrape = async (app: string, adminPort: number): Promise<Exposition> => {
  const instance = `127.0.0.1:${adminPort}`
  const text = await (await fetch(`http://${instance}/metrics`)).text()
  const target = { namespace, job: 'vivid', app, instance }
  return parseExposition(`${text}\nup 1`, target)
}

/** A series whose labels are in its name: `namespace_kind:vivid_slots:sum`. */
const recorded = (): Exposition =>
  new Map(
    rules.flatMap(({ record }) =>
      record?.startsWith('namespace_kind:') ? [[record, jobKinds.map((kind) => ({ namespace, kind }))] as const] : [],
    ),
  )

beforeAll(async () => {
  const token = makeToken({ services: ['ocr', 'liveness', 'id_reader_plus'] })
  const drawing = await drawSpecimen(
    { kind: 'passport-classic', seed: 'observed', pixelsPerMm: 10 },
    await openStudio(),
  )
  const { jpeg } = await photograph(drawing, { level: 'clean' }, 'observed')
  const parts = { document_type: 'passport', frontside: Buffer.from(jpeg) }
  const [echo, real] = [inject('echoUrl'), inject('realUrl')]
  for (const [url, caller] of [
    [echo, {}],
    [echo, { token }],
    [real, {}],
  ] as const)
    expect((await post(url, ocrPath, parts, caller)).status).toBe(200)
  await post(echo, ocrPath, { document_type: 'passport' }, { token })
  const selfie = jpegOf(1_000)
  await post(echo, livenessPath, { selfie }, { token })
  await post(echo, livenessPath, { selfie }, { token: null })
  // One engine for real: only those run networks.
  const ports = { ...inject('echoAdminPorts'), ocr: inject('realAdminPorts').ocr }
  const apps = Object.entries(ports).map(([app, port]) => scrape(app, port))
  scraped = mergeExpositions([...(await Promise.all(apps)), recorded()])
})

describe('metrics', () => {
  const seriesOf = (metric: string, labels: Record<string, string>) =>
    (scraped.get(metric) ?? []).filter((one) => Object.entries(labels).every(([name, value]) => one[name] === value))

  test.each([
    ['vivid_requests_total', { endpoint: 'ocr', outcome: 'answered', code: 'none' }],
    ['vivid_requests_total', { endpoint: 'ocr', outcome: 'rejected', code: '809' }],
    ['vivid_requests_total', { endpoint: 'liveness', outcome: 'unauthorized', code: 'none' }],
    ['vivid_request_seconds_bucket', { endpoint: 'ocr', status: '200', code: 'none' }],
    ['vivid_store_seconds_count', { operation: 'put', process: 'gateway' }],
    ['vivid_store_seconds_count', { operation: 'get', process: 'ocr' }],
    ['vivid_queue_wait_seconds_count', { kind: 'id-reader-plus' }],
    ['vivid_engine_seconds_count', { kind: 'selfie-liveness', code: 'none' }],
    ['vivid_stage_seconds_count', { kind: 'selfie-liveness', stage: 'echo' }],
    ['vivid_stage_seconds_count', { kind: 'ocr', stage: 'decode' }],
    ['vivid_stage_seconds_count', { kind: 'ocr', stage: 'locate' }],
    ['vivid_stage_seconds_count', { kind: 'ocr', stage: 'read-zone' }],
    ['vivid_inference_seconds_count', { kind: 'ocr', model: 'document-locator' }],
    ['vivid_inference_seconds_count', { kind: 'ocr', model: 'mrz-finder' }],
    ['vivid_inference_seconds_count', { kind: 'ocr', model: 'mrz-reader' }],
    ['vivid_reply_lag_seconds_count', { kind: 'ocr' }],
    ['vivid_jobs_total', { kind: 'ocr', outcome: 'answered' }],
    ['vivid_jobs_total', { kind: 'ocr', outcome: 'taken_over' }],
    ['vivid_waiting_jobs', { kind: 'ocr', process: 'gateway' }],
    ['vivid_active_jobs', { kind: 'selfie-liveness' }],
    ['vivid_oldest_job_seconds', { kind: 'ocr' }],
    ['vivid_worker_threads', { kind: 'id-reader-plus' }],
    ['vivid_worker_busy_threads', { kind: 'ocr' }],
    ['nodejs_eventloop_lag_p99_seconds', { process: 'ocr' }],
  ])('%s %o', (metric, labels) => {
    expect(seriesOf(metric, labels)).toHaveLength(metric.endsWith('_bucket') ? 13 : 1)
  })

  test('each gateway and worker is a target of its own', () => {
    expect(new Set(scraped.get('up')!.map(({ app }) => app))).toEqual(new Set(['gateway', ...jobKinds]))
  })
})

describe('alert rules', () => {
  test.each(rules)('$alert$record: names what processes export', ({ expr }) => {
    expect(checkExpression(expr, scraped)).toEqual([])
  })

  test('a wrong metric, label, value or grouping is found', () => {
    const problems = (expression: string) => checkExpression(expression, scraped)
    expect(problems('vivid_job_total')).toEqual(['there is no vivid_job_total'])
    expect(problems('vivid_jobs_total{result="failed"}')).toHaveLength(1)
    expect(problems('vivid_jobs_total{outcome=~"failed|faild"}')).toEqual([
      'no series of vivid_jobs_total has outcome=~"faild"',
    ])
    expect(problems('sum by (sort) (vivid_jobs_total)')).toEqual(['nothing that is grouped by sort has it'])
    expect(() => problems('sum by kind (vivid_jobs_total)')).toThrow('no PromQL')
  })

  test.each(alerts)('$alert: says what happened, and the runbook what to do', ({ alert, expr, annotations }) => {
    const anchor = alert!.toLowerCase()
    expect(annotations!.runbook).toBe(`deploy/prometheus/README.md#${anchor}`)
    expect(deployed('prometheus/README.md')).toMatch(new RegExp(`^### ${alert}$`, 'm'))
    for (const [, label] of annotations!.summary.matchAll(/\$labels\.(\w+)/g)) {
      expect(expr.includes(label!) || expr.startsWith('up')).toBe(true)
    }
  })

  test('the runbook knows no other alerts', () => {
    const described = [...deployed('prometheus/README.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
    expect(described.sort()).toEqual(alerts.map(({ alert }) => alert).sort())
  })
})

describe('dashboards', () => {
  const expressions = dashboards.flatMap(({ uid, panels }) =>
    panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ uid, title, expr }))),
  )

  test('there are three, with panels', () => {
    expect(dashboards.map(({ uid }) => uid).sort()).toEqual(['vivid-capacity', 'vivid-service', 'vivid-workers'])
    expect(expressions.length).toBeGreaterThan(40)
  })

  test.each(expressions)('$uid, $title', ({ expr }) => {
    const filled = expr.replaceAll('$__rate_interval', '5m').replaceAll('$kind', '.+').replaceAll('$namespace', '.*')
    expect(checkExpression(filled, scraped)).toEqual([])
  })

  test.each(dashboards)('$uid: panels have ids of their own and the provisioned source', ({ panels }) => {
    const sources = (
      parse(deployed('grafana/provisioning/datasources/vivid.yml')) as { datasources: { uid: string }[] }
    ).datasources.map(({ uid }) => uid)
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const { datasource } of panels) expect(sources).toContain(datasource?.uid)
  })
})

describe('autoscaling', () => {
  const queries = render(join(root, 'deploy/kubernetes/overlays/production'))
    .filter(({ kind }) => kind === 'ScaledObject')
    .flatMap(({ spec }) => (spec.triggers as { metadata: { query: string } }[]).map(({ metadata }) => metadata.query))

  test.each(queries)('%s', (query) => {
    expect(checkExpression(query, scraped)).toEqual([])
  })

  test('there is one for each kind', () => {
    expect(queries).toHaveLength(jobKinds.length)
  })
})

test('Prometheus looks for every app', () => {
  const { scrape_configs: configs, rule_files: files } = parse(deployed('prometheus/prometheus.yml')) as {
    rule_files: string[]
    scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[]
  }
  expect(files).toEqual(['alerts.yml'])
  const names = configs.flatMap((config) => config.dns_sd_configs.flatMap((one) => one.names))
  expect(names.sort()).toEqual(['gateway', ...jobKinds].sort())
})
