import { appendFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { jobKinds } from '@vivid/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePromQl } from '../support/promql.js'
import { root } from '../support/service.js'
import { checkManifest } from './check-manifest.js'
import { render } from './kustomize.js'
import { type Manifest, named } from './manifest.js'
import { copyWithSecrets, findKustomize } from './real-kustomize.js'

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
    const { selectors } = parsePromQl(triggers[0].metadata.query)
    const counted = selectors.map(({ metric, matchers }) => [metric, ...matchers.map(({ value }) => value)])
    // Its own namespace's alone: another service's slots would hide a backlog.
    expect(counted).toEqual([
      ['vivid_waiting_jobs', 'vivid', kind],
      ['vivid_active_jobs', 'vivid', kind],
      ['vivid_worker_threads', 'vivid', kind],
    ])
  }
})

test.each(apps)('%s is spread over zones and nodes, but never left out for want of them', (app) => {
  const { spec, metadata } = named(production, 'Deployment', app).spec.template
  type Spread = { topologyKey: string; whenUnsatisfiable: string; labelSelector: { matchLabels: object } }
  const spreads: Spread[] = spec.topologySpreadConstraints
  expect(spreads.map(({ topologyKey }) => topologyKey)).toEqual([
    'topology.kubernetes.io/zone',
    'kubernetes.io/hostname',
  ])
  for (const { whenUnsatisfiable, labelSelector } of spreads) {
    expect(whenUnsatisfiable).toBe('ScheduleAnyway')
    expect(metadata.labels).toMatchObject(labelSelector.matchLabels)
  }
})

test.each(apps)('%s is started anew when a variable or a secret changes: all come from generators', (app) => {
  const [container] = named(production, 'Deployment', app).spec.template.spec.containers
  type Source = { configMapRef?: { name: string }; secretRef?: { name: string } }
  const sources: Source[] = container.envFrom
  // Only generators make objects of these kinds here, and the renderer refuses variables without a hash.
  for (const { configMapRef, secretRef } of sources)
    expect(
      Object.keys(
        (configMapRef
          ? named(production, 'ConfigMap', configMapRef.name)
          : named(production, 'Secret', secretRef!.name)
        ).data!,
      ),
    ).not.toEqual([])
})

test('production has the secrets that development has', () => {
  const secretsOf = (manifests: Manifest[]) =>
    manifests.filter(({ kind }) => kind === 'Secret').map(({ metadata, data }) => [metadata.name, Object.keys(data!)])
  const tenants = ['vivid-tenants', ['tenants.yaml', 'revoked-tokens']]
  expect(secretsOf(production)).toEqual([...secretsOf(render(join(folder, 'development'))), tenants])
})

test('what monitors the service bears the label that kube-prometheus-stack selects by', () => {
  for (const kind of ['ServiceMonitor', 'PrometheusRule'])
    expect(named(production, kind, 'vivid').metadata.labels).toEqual({ release: 'kube-prometheus-stack' })
})

/** Without the hashes of generated names, and in one order. */
const comparable = (manifests: Manifest[]) => {
  // Kustomize breaks long secrets into lines.
  const joined = (key: string, value: unknown) =>
    typeof value === 'string' && /^[\w+/=\n]+$/.test(value) && key !== '' ? value.replaceAll('\n', '') : value
  const text = JSON.stringify(manifests, joined).replace(
    /(vivid-(?:\w+-)?(?:config|backends|keys|tokens))-[a-z0-9]{10}/g,
    '$1',
  )
  const place = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`
  return (JSON.parse(text) as Manifest[])
    .map((manifest) => ({ ...manifest, type: undefined }))
    .sort((a, b) => place(a).localeCompare(place(b)))
}

const build = findKustomize()
if (!build) console.log('Neither kubectl nor kustomize here: manifests are rendered by the tests alone.')
describe.runIf(build)('the real kustomize', () => {
  let copy: string
  beforeAll(() => {
    copy = copyWithSecrets()
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test.each(overlays)('%s is rendered alike', (overlay) => {
    const theirs = build!(join(copy, 'overlays', overlay))
    expect(comparable(render(join(copy, 'overlays', overlay)))).toEqual(comparable(theirs))
  })

  test('a changed secret changes the pods that read it', () => {
    const podsOf = (manifests: Manifest[]) =>
      new Map(apps.map((app) => [app, JSON.stringify(named(manifests, 'Deployment', app).spec.template)]))
    const overlay = join(copy, 'overlays/production')
    const before = podsOf(build!(overlay))
    const changedBy = (file: string) => {
      appendFileSync(join(overlay, 'secrets', file), 'MORE=1\n')
      const after = podsOf(build!(overlay))
      const changed = apps.filter((app) => after.get(app) !== before.get(app))
      for (const app of apps) before.set(app, after.get(app)!)
      return changed
    }
    expect(changedBy('tokens.env')).toEqual(['gateway'])
    expect(changedBy('keys.env')).toEqual(apps)
    expect(changedBy('backends.env')).toEqual(apps)
    expect(changedBy('tenants.yaml'), 'the gateways follow it by themselves').toEqual([])
  })
})
