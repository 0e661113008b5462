import { join } from 'node:path'
import { jobKinds } from '@vivid/contract'
import { workerMemoryMb } from '@vivid/engines/memory'
import { environment } from '@vivid/platform'
import { expect, test } from 'vitest'
import { readInputs } from '../capacity/inputs.js'
import { root } from '../support/service.js'
import { filledBlanks, readCompose } from './compose-file.js'
import { render } from './kustomize.js'
import { named } from './manifest.js'

const services = readCompose(filledBlanks)
const production = render(join(root, 'deploy/kubernetes/overlays/production'))
const apps = ['gateway', ...jobKinds]

/** Docker's letters are powers of 1,024, as Kubernetes' with an i. */
const bytesOf = (amount: string): number => {
  const [, number, unit] = /^(\d+)([a-z]+)$/i.exec(amount)!
  return Number(number) * 1024 ** { m: 2, g: 3, mi: 2, gi: 3 }[unit!.toLowerCase()]!
}

test('a gateway may take as much memory as arriving forms need', () => {
  // As the variable's help says; measured with 20 selfies of 10 MB at once.
  const needed = (150 + 1.2 * Number(environment.MAX_UPLOAD_MB.fallback)) * 1e6
  expect(bytesOf(services.gateway!.deploy!.resources.limits.memory)).toBeGreaterThanOrEqual(needed)
  const [container] = named(production, 'Deployment', 'gateway').spec.template.spec.containers
  expect(bytesOf(container.resources.limits.memory)).toBeGreaterThanOrEqual(needed)
})

test('workers may take as much memory as the costliest pictures need on all of their threads', () => {
  for (const kind of jobKinds) {
    const { environment: env, deploy } = services[kind]!
    const composed = workerMemoryMb(Number(env!.WORKER_THREADS)) * 1e6
    expect(bytesOf(deploy!.resources.limits.memory), `compose, ${kind}`).toBeGreaterThanOrEqual(composed)
    const [container] = named(production, 'Deployment', kind).spec.template.spec.containers
    const threads = container.env.find(({ name }: { name: string }) => name === 'WORKER_THREADS').value
    const deployed = workerMemoryMb(Number(threads)) * 1e6
    expect(bytesOf(container.resources.limits.memory), `Kubernetes, ${kind}`).toBeGreaterThanOrEqual(deployed)
  }
})

test('containers may finish their work: the grace period is longer than the deadline', () => {
  const deadlineMs = environment.REQUEST_TIMEOUT_MS.fallback as number
  for (const app of apps) {
    expect(Number.parseInt(services[app]!.stop_grace_period!, 10) * 1000).toBeGreaterThan(deadlineMs)
  }
})

test('capacity is planned with gateways and workers as large and as busy as Kubernetes makes them', () => {
  const { sizes } = readInputs()
  const [gateway] = named(production, 'Deployment', 'gateway').spec.template.spec.containers
  expect(gateway.resources.requests.cpu).toBe(`${1000 * sizes.gatewayCores}m`)
  const [aim] = named(production, 'HorizontalPodAutoscaler', 'gateway').spec.metrics
  expect(aim.resource.target.averageUtilization).toBe(100 * sizes.gatewayBusy)
  for (const kind of jobKinds) {
    const [worker] = named(production, 'Deployment', kind).spec.template.spec.containers
    const threads = worker.env.find(({ name }: { name: string }) => name === 'WORKER_THREADS').value
    expect(Number(threads), kind).toBe(sizes.workerThreads)
    const [trigger] = named(production, 'ScaledObject', kind).spec.triggers
    expect(Number(trigger.metadata.threshold), kind).toBe(sizes.slotsBusy)
  }
})
