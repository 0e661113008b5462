import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { jobKinds, kindFacts } from '@vivid/contract'
import { kinds } from '@vivid/traffic/requests'
import { describe, expect, test } from 'vitest'
import { readInputs } from '../capacity/inputs.js'
import { root } from '../support/service.js'
import { render } from './kustomize.js'
import { named } from './manifest.js'
import { deploymentFiles, enumerationsIn, enumerationsOf } from './missing-kinds.js'

const listed = deploymentFiles()
  .flatMap((file) => enumerationsOf(file, jobKinds).map((found) => ({ file: relative(root, file), ...found })))
  // A request costs the kinds that it asks for, and no others.
  .filter(({ at }) => !/^requests\.\w+\.cpuMs$/.test(at))

test('the files that name kinds were looked at', () => {
  const files = listed.map(({ file }) => file)
  for (const file of [
    'docker-compose.yml',
    'deploy/prometheus/prometheus.yml',
    'deploy/kubernetes/base/kustomization.yaml',
  ])
    expect(files).toContain(file)
})

test('a kind that is left out of a text, a list or a mapping is found', () => {
  const found = (value: unknown) =>
    enumerationsIn(value, ['a', 'b', 'c-d'])
      .filter(({ named }) => named.size === 2)
      .map(({ at }) => at)
  expect(found({ expr: 'up{job=~"(a|c-d)-admin"}', one: 'a' })).toEqual(['expr'])
  expect(found({ names: ['x', 'a', 'vivid/b'] })).toEqual(['names'])
  expect(found({ images: [{ name: 'vivid/a' }, { name: 'vivid/b' }] })).toEqual(['images'])
  expect(found([{ metadata: { name: 'a' } }, { metadata: { name: 'b' } }])).toEqual([''])
  expect(found({ services: { a: 1, b: 2, 'c-e': 3 }, all: ['a', 'b', 'c-d'] })).toEqual(['services'])
})

describe.each(jobKinds)('%s', (kind) => {
  test('stands wherever a file names several kinds', () => {
    const missing = listed
      .filter((place) => !place.named.has(kind))
      .map((place) => `${place.file}: ${kind} is missing at ${place.at || 'its documents'}`)
    expect(missing).toEqual([])
  })

  test('has its app, its workspace in package-lock.json and its manifest', () => {
    const files = [`apps/${kind}/src/main.ts`, `apps/${kind}/src/engine.ts`, `deploy/kubernetes/base/${kind}.yaml`]
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    expect(Object.keys(lock.packages), 'run npm install').toContain(`apps/${kind}`)
  })

  test('asks Kubernetes for what its facts say', () => {
    const production = render(join(root, 'deploy/kubernetes/overlays/production'))
    const [container] = named(production, 'Deployment', kind).spec.template.spec.containers
    const { cpu, memory, memoryLimit } = kindFacts[kind].resources
    expect(container.resources, `deploy/kubernetes/base/${kind}.yaml`).toEqual({
      requests: { cpu, memory },
      limits: { memory: memoryLimit },
    })
    const threads = container.env.find(({ name }: { name: string }) => name === 'WORKER_THREADS').value
    expect(threads, 'as many as CPUs').toBe(cpu)
  })

  test('is among what capacity is planned with', () => {
    const { requests } = readInputs()
    for (const [sample, { jobs }] of Object.entries(kinds))
      if (jobs.includes(kind))
        expect(requests, 'deploy/capacity.json, measured by npm run bench -- scaling and redis').toHaveProperty([
          sample,
          'cpuMs',
          kind,
        ])
  })
})
