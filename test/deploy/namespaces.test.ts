import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobKinds } from '@vivid/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { dropsNamespace } from '../support/drops-namespace.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { dashboards, rules } from '../support/observability-files.js'
import { root } from '../support/service.js'
import { render } from './kustomize.js'
import { named } from './manifest.js'

const production = render(join(root, 'deploy/kubernetes/overlays/production'))
const queries = jobKinds.map((kind) => ({
  kind,
  query: named(production, 'ScaledObject', kind).spec.triggers[0].metadata.query as string,
}))

describe('every expression keeps or chooses the namespace, so that services that share a Prometheus are apart', () => {
  test.each(rules.map(({ record, alert, expr }) => ({ name: record ?? alert, expr })))('$name', ({ expr }) => {
    expect(dropsNamespace(expr)).toEqual([])
  })
  test.each(queries)('the autoscaler of $kind', ({ query }) => {
    expect(dropsNamespace(query)).toEqual([])
  })
  test.each(dashboards)('dashboard $uid', ({ panels, templating }) => {
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    // Grafana's variables are no PromQL.
    const filled = expressions.map((expr) => expr.replaceAll('$__rate_interval', '5m'))
    expect(filled.flatMap(dropsNamespace)).toEqual([])
    expect(templating.list.map(({ name }) => name)).toContain('namespace')
  })

  test.each([
    ['sum(a)', ['a']],
    ['sum by (kind) (a) / sum by (namespace, kind) (b)', ['a']],
    ['sum without (instance) (a)', []],
    ['sum without (namespace) (a)', ['a']],
    ['sum(rate(a{namespace="x"}[5m]))', []],
    ['max by (namespace) (sum by (kind) (a))', ['a']],
    ['a / on (kind) b', ['a', 'b']],
    ['a / ignoring (kind) b', []],
    ['absent(a)', ['a']],
    ['absent(a) or absent(b)', ['a', 'b']],
    ['count by (namespace) (a) or absent(b) or absent(c)', []],
    ['count by (namespace) (a) unless count by (namespace) (b) or on () absent(b)', []],
  ])('%s: %j', (expression, mixed) => {
    expect(dropsNamespace(expression)).toEqual(mixed)
  })
})

const promtool = (...args: string[]) => {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { encoding: 'utf8' })
  return { ran: error === undefined, status, output: `${stdout}${stderr}` }
}
const hasPromtool = promtool('--version').ran
if (!hasPromtool) console.log('No promtool here (it comes with Prometheus): what the rules compute is not tested.')

describe.runIf(hasPromtool)('promtool', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), testFolderPrefix()))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['check', 'rules', join(root, 'deploy/prometheus/alerts.yml')],
    ['check', 'config', join(root, 'deploy/prometheus/prometheus.yml')],
    ['test', 'rules', join(root, 'test/deploy/promtool/two-namespaces.yml')],
  ])('%s %s %s', (...args) => {
    const { status, output } = promtool(...args)
    expect(status, output).toBe(0)
  })

  test('the autoscaler of a service with 3 jobs per slot sees them beside one that has slots to spare', () => {
    const series = (name: string, labels: string, value: number) => ({
      series: `${name}{${labels}}`,
      values: `${value}x10`,
    })
    const input_series = jobKinds.flatMap((kind) => [
      // Each gateway reports the same queue.
      ...['one', 'two'].flatMap((instance) => [
        series('vivid_waiting_jobs', `namespace="vivid",kind="${kind}",instance="${instance}"`, 4),
        series('vivid_active_jobs', `namespace="vivid",kind="${kind}",instance="${instance}"`, 2),
      ]),
      series('vivid_worker_threads', `namespace="vivid",kind="${kind}"`, 2),
      series('vivid_waiting_jobs', `namespace="other",kind="${kind}"`, 0),
      series('vivid_active_jobs', `namespace="other",kind="${kind}"`, 0),
      series('vivid_worker_threads', `namespace="other",kind="${kind}"`, 40),
    ])
    const promql_expr_test = queries.map(({ query }) => ({
      expr: query,
      eval_time: '5m',
      exp_samples: [{ labels: '{}', value: 3 }],
    }))
    const file = join(folder, 'autoscaling.yml')
    writeFileSync(file, stringify({ rule_files: [], tests: [{ interval: '1m', input_series, promql_expr_test }] }))
    const { status, output } = promtool('test', 'rules', file)
    expect(status, output).toBe(0)
  })
})
