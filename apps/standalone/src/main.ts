import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { jobKinds } from '@vivid/contract'
import { startEmbeddedRedis, startEmbeddedStore } from '@vivid/embedded'
import {
  ConfigError,
  describeConfig,
  developmentSecret,
  environment,
  readConfig,
  type VariableName,
} from '@vivid/platform'
import { type Demo, drawDemo } from './draw-demo.js'
import { mintToken } from './mint-token.js'
import { type Supervised, supervise } from './supervise.js'

const usage = `npm start [-- --data DIR]: the whole service on this machine, nothing else installed

  --data DIR   where the embedded object store keeps its files (a temporary folder, removed at the end)

Environment (REDIS_URL, S3_ENDPOINT and JWT_SECRET or JWT_JWKS_URL replace the built-in ones):
${describeConfig(Object.keys(environment) as VariableName[])}`

const tokenSeconds = 24 * 3600
const say = (line: string) => console.error(`vivid: ${line}`)

/** Undone in reverse order, whatever was reached. */
const undo: (() => Promise<unknown>)[] = []
const stopAll = async () => {
  for (const step of undo.splice(0).reverse()) await step().catch((error: Error) => say(error.message))
}

const portInUse = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })

/** The variables of the children: what the caller set, and the embedded servers for what is not set. */
const prepareEnvironment = async (dataFolder: string): Promise<NodeJS.ProcessEnv> => {
  const env: NodeJS.ProcessEnv = { ...process.env }
  env.LOG_LEVEL ||= 'warn'
  if (!env.JWT_SECRET && !env.JWT_JWKS_URL) {
    env.JWT_SECRET = developmentSecret
    // A secret everybody knows must not open a port to the network.
    env.HOST ||= '127.0.0.1'
  }
  // Nothing outlives this service that another one would have to decrypt.
  if (!env.MASTER_KEYS && !env.MASTER_KEYS_FILE) env.MASTER_KEYS = randomBytes(32).toString('hex')
  const [redis, store] = await Promise.all([
    env.REDIS_URL ? null : startEmbeddedRedis(),
    env.S3_ENDPOINT ? null : startEmbeddedStore({ directory: dataFolder }),
  ])
  if (redis) {
    undo.push(() => redis.stop())
    env.REDIS_URL = redis.address.url
  }
  if (store) {
    undo.push(() => store.stop())
    env.S3_ENDPOINT = store.address.endpoint
    env.S3_ACCESS_KEY = store.address.accessKey
    env.S3_SECRET_KEY = store.address.secretKey
  }
  return env
}

const start = async (dataFolder: string | undefined) => {
  const builtIn = { S3_ACCESS_KEY: 'embedded', S3_SECRET_KEY: 'embedded' }
  const given = process.env.S3_ENDPOINT ? process.env : { ...builtIn, ...process.env }
  // Everything is checked here, so that nobody has to find the problem in the output of four children.
  const { PORT, HOST } = readConfig(Object.keys(environment) as VariableName[], given)
  if (PORT !== 0 && (await portInUse(PORT, HOST))) throw new Error(`port ${PORT} is in use; set PORT to another one`)
  const temporary = await mkdtemp(join(tmpdir(), 'vivid-'))
  undo.push(() => rm(temporary, { recursive: true, force: true }))
  const env = await prepareEnvironment(dataFolder ?? join(temporary, 'objects'))
  // Every process has an admin port of its own; only the gateway's is the configured one.
  const workerEnv = { ...env, ADMIN_PORT: '0' }
  const gatewayEnv = { ...env, ADMIN_PORT: env.ADMIN_PORT || '0' }
  const started: Promise<Supervised>[] = [
    ...jobKinds.map((kind) => supervise(kind, workerEnv, say)),
    supervise('gateway', gatewayEnv, say),
  ]
  // Also those that came up beside one that failed must be stopped; the gateway first, so that the workers finish its jobs.
  for (const child of started) {
    undo.push(async () => {
      await (await child.catch(() => null))?.stop()
    })
  }
  const [demo, children] = await Promise.all([drawDemo(temporary), Promise.all(started)])
  greet(children.at(-1)!.ports, env, demo)
}

const greet = (ports: Supervised['ports'], env: NodeJS.ProcessEnv, demo: Demo) => {
  const base = `http://${env.HOST && env.HOST !== '0.0.0.0' ? env.HOST : '127.0.0.1'}:${ports.port}`
  const lines = [`Vivid is ready at ${base} (health and metrics on port ${ports.adminPort}); Ctrl-C stops it.`]
  if (env.CONSOLE !== 'off')
    lines.push('', `Open ${base} in a browser and try it: the console has specimens to start with.`)
  if (env.JWT_SECRET) {
    const services = ['ocr', 'liveness']
    const token = mintToken({ secret: env.JWT_SECRET, tenant: 'demo', services, expiresInSeconds: tokenSeconds })
    const curl = `curl -H 'Authorization: Bearer ${token}'`
    const url = `${base}/api/v3.2/ocr/`
    lines.push(
      '',
      `Token, good for a day:\n${token}`,
      '',
      'Try it on a passport and on an identity card drawn for you:',
      `${curl} -F document_type=passport -F frontside=@${demo.passport} ${url}`,
      `${curl} -F document_type=identification_card -F frontside=@${demo.cardFront} -F backside=@${demo.cardBack} ${url}`,
    )
  }
  console.log(lines.join('\n'))
}

const main = async () => {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  })
  if (values.help) return console.log(usage)
  let ending = false
  const end = async (exitCode: number) => {
    if (ending) process.exit(1)
    ending = true
    await stopAll()
    process.exit(exitCode)
  }
  process.on('SIGINT', () => void end(0))
  process.on('SIGTERM', () => void end(0))
  try {
    await start(values.data)
  } catch (error) {
    if (error instanceof ConfigError) error.problems.forEach(say)
    else say((error as Error).message)
    await end(1)
  }
}

try {
  await main()
} catch (error) {
  console.error(`vivid: ${(error as Error).message}\n\n${usage}`)
  process.exit(2)
}
