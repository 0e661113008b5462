import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { jobKinds } from '@vivid/contract'
import { environment, nodeEnvironment, nodeFlags, type VariableName } from '@vivid/platform'
import { describe, expect, test } from 'vitest'
import { root } from '../support/service.js'
import { appVariables } from './app-variables.js'
import { filledBlanks, internalNetworks, readCompose, substitutedNames } from './compose-file.js'
import { readImageDefinition } from './image-definition.js'
import { render } from './kustomize.js'
import { named } from './manifest.js'

const services = readCompose(filledBlanks)
const production = render(join(root, 'deploy/kubernetes/overlays/production'))
const apps = ['gateway', ...jobKinds]
/** The apps that are workers, whatever the contract says: those whose main file runs one. */
const workerApps = readdirSync(join(root, 'apps')).filter((app) => {
  const main = join(root, 'apps', app, 'src/main.ts')
  return existsSync(main) && readFileSync(main, 'utf8').includes('runWorker(')
})

/** Variables that deployments leave alone on purpose. */
const leftAlone = (name: string): boolean =>
  // A container listens on all of its addresses.
  name === 'HOST' ||
  name === 'ADMIN_HOST' ||
  // Load tests only, on one machine.
  name.startsWith('ECHO_ENGINE') ||
  // Set by the image.
  name === 'NODE_ENV' ||
  // Standard variables of tracing beside the endpoint that turns it on.
  (name.startsWith('OTEL_') && name !== 'OTEL_EXPORTER_OTLP_ENDPOINT')

test('every kind of job has its app, its compose service and its Deployment, and no other has', () => {
  expect(workerApps.toSorted()).toEqual([...jobKinds].toSorted())
  const built = Object.entries(services).filter(([, { build, profiles }]) => build && !profiles)
  expect(built.map(([name]) => name).toSorted()).toEqual(apps.toSorted())
  for (const [name, { build }] of built) expect(build!.args.APP).toBe(name)
  const deployed = production.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name)
  expect(deployed.toSorted()).toEqual(apps.toSorted())
})

/** Names that a Deployment's container gets, and from where. */
const deployedVariables = (app: string, secrets: Record<string, string[]>): string[] => {
  const [container] = named(production, 'Deployment', app).spec.template.spec.containers
  type Source = { configMapRef?: { name: string }; secretRef?: { name: string } }
  return [
    ...container.env.map(({ name }: { name: string }) => name),
    ...container.envFrom.flatMap(({ configMapRef, secretRef }: Source) =>
      configMapRef ? Object.keys(named(production, 'ConfigMap', configMapRef.name).data!) : secrets[secretRef!.name],
    ),
  ]
}
/** Names in production's Secrets, whose values are the operator's. */
const secrets = Object.fromEntries(
  production.filter(({ kind }) => kind === 'Secret').map(({ metadata, data }) => [metadata.name, Object.keys(data!)]),
)

const variablesOf = new Map(await Promise.all(apps.map(async (app) => [app, await appVariables(app)] as const)))

test('every variable is read by a process', () => {
  const read = new Set([...variablesOf.values()].flat())
  expect(Object.keys(environment).filter((name) => !read.has(name))).toEqual([])
})

describe.each(apps)('%s', (app) => {
  const read = variablesOf.get(app)!
  const imageEnv = Object.keys(readImageDefinition(app).env)
  const isNeeded = (name: string) => environment[name as VariableName].required

  test('compose passes every variable that it reads, and no other', () => {
    const passed = Object.keys(services[app]!.environment!)
    expect(passed.filter((name) => !read.includes(name))).toEqual([])
    expect(read.filter((name) => !passed.includes(name) && !leftAlone(name))).toEqual([])
  })

  test('Kubernetes passes every variable that it needs, and none that nobody reads', () => {
    const passed = deployedVariables(app, secrets)
    expect(new Set(passed).size, 'each from one place').toBe(passed.length)
    expect(passed.filter((name) => !read.includes(name) && !['NODE_ENV'].includes(name))).toEqual([])
    const needed = read.filter(
      (name) => isNeeded(name) || ['REDIS_URL', 'S3_ENDPOINT', 'WORKER_THREADS'].includes(name),
    )
    expect(needed.filter((name) => !passed.includes(name))).toEqual([])
    expect(passed).not.toContain('ECHO_ENGINE')
  })

  test('the image sets only what it reads, apart from PATH, PORT and what Node and the C library read', () => {
    const others = ['PATH', 'PORT', 'NODE_ENV', ...Object.keys(nodeEnvironment)]
    expect(imageEnv.filter((name) => !read.includes(name) && !others.includes(name))).toEqual([])
  })
})

test('workers of compose run as production and read what they are sent, unless told otherwise', () => {
  for (const kind of jobKinds)
    expect(services[kind]!.environment).toMatchObject({ NODE_ENV: 'production', ECHO_ENGINE: '' })
})

test('workers have no port on the machine, so that they can be scaled', () => {
  for (const kind of jobKinds) expect(services[kind]!.ports ?? []).toEqual([])
})

test('servers of your own can be reached by every process, whose way out can be shut; those of compose have none', () => {
  const own = { REDIS_URL: 'rediss://redis.example:6380', S3_ENDPOINT: 'https://s3.example' }
  const given = readCompose({ ...filledBlanks, ...own })
  const shutIn = (name: string, env: Record<string, string> = {}) =>
    given[name]!.networks!.every((network) => internalNetworks(env).includes(network))
  for (const app of apps) {
    expect(given[app]!.environment, app).toMatchObject(own)
    expect(shutIn(app), app).toBe(false)
    for (const server of ['valkey', 'store'])
      expect(given[app]!.networks).toEqual(expect.arrayContaining(given[server]!.networks!))
  }
  for (const server of ['valkey', 'store']) expect(shutIn(server), server).toBe(true)
  for (const kind of jobKinds) expect(shutIn(kind, { NO_WAY_OUT: 'true' }), kind).toBe(true)
})

test('load is sent with a token of its own, whatever the shell holds for another service', () => {
  const { k6 } = readCompose({ ...filledBlanks, VIVID_TOKEN: 'of-another-service', LOAD_TOKEN: 'its-own' })
  expect(Object.values(k6!.environment!)).not.toContain('of-another-service')
  expect(k6!.environment).toMatchObject({ LOAD_TOKEN: 'its-own', JWT_SECRET: filledBlanks.JWT_SECRET })
})

test('services start after the servers they need are healthy, and have limits', () => {
  for (const app of apps) {
    expect(services[app]!.depends_on).toEqual({
      valkey: { condition: 'service_healthy' },
      store: { condition: 'service_healthy' },
    })
  }
  for (const [name, { deploy }] of Object.entries(services)) expect(deploy?.resources.limits, name).toBeDefined()
})

test('load is sent only once every app is healthy', () => {
  const conditions = services.k6!.depends_on as Record<string, { condition: string }>
  for (const app of apps) expect(conditions[app], app).toEqual({ condition: 'service_healthy' })
  expect(conditions.shots).toEqual({ condition: 'service_completed_successfully' })
})

test('images are pinned, and the same in compose, Kubernetes and the tests', () => {
  const given = Object.values(services).map(({ image }) => image)
  for (const image of given) expect(image).toMatch(/:(v?\d+\.\d+\.\d+|RELEASE\.[\dTZ-]+)/)
  const text = ['test/support/containers.ts', 'deploy/kubernetes/overlays/development/valkey.yaml']
    .concat('deploy/kubernetes/overlays/development/store.yaml')
    .map((file) => readFileSync(join(root, file), 'utf8'))
  for (const { image } of [services.valkey!, services.store!]) {
    expect(text.filter((content) => content.includes(image)).length, image).toBe(2)
  }
})

test('the image starts node as everything else here does', () => {
  const { entrypoint, command, env } = readImageDefinition('gateway')
  expect([...entrypoint, ...command]).toEqual(['/usr/bin/tini', '--', 'node', ...nodeFlags, 'dist/main.js'])
  expect(env).toMatchObject(nodeEnvironment)
})

test('.env.example names every variable that compose substitutes, and no other', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const names = [...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name!)
  expect(names.toSorted()).toEqual([...substitutedNames()].toSorted())
  const blank = [...example.matchAll(/^([A-Z0-9_]+)=$/gm)].map(([, name]) => name!)
  expect(blank.toSorted()).toEqual(Object.keys(filledBlanks).toSorted())
})

test('files that compose mounts from the repository are there', () => {
  const mounts = Object.values(services)
    .flatMap(({ volumes }) => volumes ?? [])
    .map((volume) => volume.split(':')[0]!)
    .filter((source) => source.startsWith('./'))
  expect(mounts.length).toBeGreaterThan(0)
  expect(mounts.filter((source) => !existsSync(join(root, source)))).toEqual([])
})

test('the files of tenants and revoked tokens are mounted where the variables say, on compose and on Kubernetes', () => {
  const [folder, inside] = services.gateway!.volumes!.find((volume) => volume.includes('tenants'))!.split(':')
  const { volumes, containers } = named(production, 'Deployment', 'gateway').spec.template.spec
  const { secret } = volumes.find(({ name }: { name: string }) => name === 'tenants')
  const { mountPath } = containers[0].volumeMounts.find(({ name }: { name: string }) => name === 'tenants')
  expect(mountPath).toBe(inside)
  const config = named(production, 'ConfigMap', 'vivid-gateway-config').data!
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  for (const name of ['TENANTS_FILE', 'REVOKED_TOKENS_FILE']) {
    const [path, key] = [config[name]!, basename(config[name]!)]
    expect(dirname(path)).toBe(mountPath)
    expect(example).toContain(`#${name}=${path}\n`)
    expect(existsSync(join(root, folder!, `${key}.example`)), key).toBe(true)
    expect(Object.keys(named(production, 'Secret', secret.secretName).data!)).toContain(key)
  }
})

test('nothing asks for a start interval, which engines before 25 and buildah refuse', () => {
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  expect(dockerfile).toContain('HEALTHCHECK')
  expect(dockerfile).not.toContain('--start-interval')
  for (const [name, { healthcheck }] of Object.entries(services))
    expect(Object.keys(healthcheck ?? {}), name).not.toContain('start_interval')
})

test('what the build extends reaches the engine', () => {
  const passed = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  const { extends: base } = JSON.parse(readFileSync(join(root, 'apps/console/tsconfig.json'), 'utf8'))
  expect(passed).toContain(`!${relative(root, join(root, 'apps/console', base))}`)
})
