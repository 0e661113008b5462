import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { jobKinds } from '@vivid/contract'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { root } from '../support/service.js'
import { checkManifest } from './check-manifest.js'
import { render } from './kustomize.js'
import { type Manifest, named } from './manifest.js'

const folder = join(root, 'deploy/kubernetes/overlays')
const overlays = readdirSync(folder)
const production = render(join(folder, 'production'))
const apps = ['gateway', ...jobKinds]

test('there are overlays', () => {
  expect(overlays).toEqual(['development', 'production'])
})

describe.each(overlays)('%s', (overlay) => {
  const manifests = render(join(folder, overlay))

  test('every object holds by its published schema', () => {
    expect(manifests.length).toBeGreaterThan(20)
    expect(manifests.flatMap(checkManifest)).toEqual([])
  })

  test('names are used once, and all in one namespace', () => {
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    expect(new Set(names).size).toBe(names.length)
    const namespaces = manifests.filter(({ kind }) => kind !== 'Namespace').map(({ metadata }) => metadata.namespace)
    expect(new Set(namespaces).size).toBe(1)
  })

  test.each(apps)('%s runs without rights it does not need', (app) => {
    const { spec } = named(manifests, 'Deployment', app).spec.template
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000 },
    })
    expect(spec.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })
})

test('the checks find what is wrong', () => {
  const wrong = structuredClone(named(production, 'Deployment', 'ocr'))
  wrong.spec.template.spec.containers[0].livenessProbe.failureTreshold = 3
  expect(checkManifest(wrong)).toEqual([
    'Deployment ocr/spec/template/spec/containers/0/livenessProbe/failureTreshold is unknown',
  ])
  delete wrong.spec.selector
  expect(checkManifest(wrong)[0]).toContain('selector')
  const scaled = structuredClone(named(production, 'ScaledObject', 'ocr'))
  scaled.spec.triggers[0].metricTyp = 'Value'
  expect(checkManifest(scaled)).toEqual(['ScaledObject ocr/spec/triggers/0/metricTyp is unknown'])
  scaled.spec.minReplicaCount = 'two'
  expect(checkManifest(scaled)[0]).toContain('minReplicaCount')
})

test.each(apps)('%s has a budget, an admin port, probes and time to finish its requests', (app) => {
  const { template, selector, replicas } = named(production, 'Deployment', app).spec
  expect(replicas, 'the autoscaler counts').toBeUndefined()
  expect(template.metadata.labels).toMatchObject(selector.matchLabels)
  const budget = named(production, 'PodDisruptionBudget', app)
  expect(template.metadata.labels).toMatchObject(budget.spec.selector.matchLabels)
  const service = named(production, 'Service', `${app}-admin`)
  expect(template.metadata.labels).toMatchObject(service.spec.selector)
  expect(service.metadata.labels).toMatchObject(named(production, 'ServiceMonitor', 'vivid').spec.selector.matchLabels)
  const [container] = template.spec.containers
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
    expect(container[probe].httpGet.port).toBe('admin')
  const { data } = named(production, 'ConfigMap', 'vivid-gateway-config')
  expect(template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(Number(data!.REQUEST_TIMEOUT_MS))
})

test('the gateway is scaled by CPU, each worker by its backlog per slot', () => {
  expect(named(production, 'HorizontalPodAutoscaler', 'gateway').spec.scaleTargetRef.name).toBe('gateway')
  for (const kind of jobKinds) {
    const { scaleTargetRef, triggers } = named(production, 'ScaledObject', kind).spec
    expect(scaleTargetRef.name).toBe(kind)
    const labels = [...triggers[0].metadata.query.matchAll(/(vivid_\w+)\{kind="([\w-]+)"\}/g)]
    expect(labels.map(([, metric, label]) => [metric, label])).toEqual([
      ['vivid_waiting_jobs', kind],
      ['vivid_active_jobs', kind],
      ['vivid_worker_threads', kind],
    ])
  }
})

const kubectl = () => {
  try {
    return execFileSync('kubectl', ['version', '--client'], { encoding: 'utf8', stdio: 'pipe' }).includes('Kustomize')
  } catch {
    return false
  }
}
/** Without the hashes of generated names, and in one order. */
const comparable = (manifests: Manifest[]) => {
  const text = JSON.stringify(manifests).replace(/(vivid-(?:\w+-)?(?:config|backends|keys|tokens))-[a-z0-9]{10}/g, '$1')
  const place = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`
  return (JSON.parse(text) as Manifest[])
    .map((manifest) => ({ ...manifest, type: undefined }))
    .sort((a, b) => place(a).localeCompare(place(b)))
}
describe.runIf(kubectl())('kubectl', () => {
  test.each(overlays)('%s is rendered alike', (overlay) => {
    const text = execFileSync('kubectl', ['kustomize', join(folder, overlay)], { encoding: 'utf8' })
    const theirs = parseAllDocuments(text).map((document) => document.toJS() as Manifest)
    expect(comparable(render(join(folder, overlay)))).toEqual(comparable(theirs))
  })
})
