import { type ClientOptions, type Result, type VividClient, VividError } from '@vivid/client'
import { UsageError } from '@vivid/command'
import { analyse } from './analyse.js'
import { type Command, parseArguments } from './arguments.js'
import { runBatch } from './batch/run-batch.js'
import { matchFaces, onboard, rejectedParts } from './biometrics.js'
import { connect } from './connect.js'
import { describeContradiction } from './describe-contradiction.js'
import { reportUsage } from './report-usage.js'
import { InputError, usage } from './usage.js'
import { readVersion } from './version.js'

const exit = { accepted: 0, rejected: 1, wrongUse: 2, failed: 3, contradicted: 4 } as const

type Analysis = Extract<Command, { name: 'one' | 'match' | 'onboard' }>

const answerTo = (client: VividClient, command: Analysis): Promise<Result<unknown>> => {
  if (command.name === 'match') return matchFaces(client, command)
  if (command.name === 'onboard') return onboard(client, command)
  return analyse(client, command.files, command.send)
}

/** Whatever was pretended says so, so that nobody takes it for a verdict. */
const tellSandbox = ({ sandbox }: { sandbox?: boolean }) => {
  if (sandbox) console.error('vivid: sandbox: a sample that was asked for by name; no picture was analysed')
}

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`
const tellSizes: Pick<ClientOptions, 'onShrunk' | 'onTooLarge'> = {
  onShrunk: ({ name, fromBytes, toBytes }) =>
    console.error(`vivid: ${name} was shrunk from ${megabytes(fromBytes)} to ${megabytes(toBytes)}`),
  onTooLarge: ({ name, bytes, maxBytes, hint }) =>
    console.error(`vivid: ${name} has ${megabytes(bytes)}, more than ${megabytes(maxBytes)}, and stays so: ${hint}`),
}

const run = async (command: Command): Promise<number> => {
  if (command.name === 'help') {
    if (command.isAsked) console.log(usage)
    else console.error(usage)
    return command.isAsked ? exit.accepted : exit.wrongUse
  }
  if (command.name === 'version') {
    console.log(`vivid ${readVersion()}`)
    return exit.accepted
  }
  if (command.name === 'usage') {
    await reportUsage(command)
    return exit.accepted
  }
  if (command.name === 'batch') {
    const interrupt = new AbortController()
    process.once('SIGINT', () => interrupt.abort())
    let shrunk = 0
    const onShrunk = () => {
      shrunk += 1
    }
    const counting = connect(command.connection, { ...tellSizes, onShrunk })
    const isDone = await runBatch(counting, command, interrupt.signal)
    if (shrunk > 0) console.error(`vivid: pictures larger than the service takes, shrunk: ${shrunk}`)
    return isDone ? exit.accepted : exit.failed
  }
  const client = connect(command.connection, tellSizes)
  if (command.name === 'transaction') {
    const record = await (command.erase ? client.erase(command.id) : client.transaction(command.id))
    if (record === null) throw new InputError(`there is no transaction ${command.id} of this tenant`)
    console.log(JSON.stringify(record, null, 2))
    tellSandbox(record)
    return exit.accepted
  }
  const result = await answerTo(client, command)
  console.log(JSON.stringify(result.outcome === 'accepted' ? result.answer : result.body, null, 2))
  tellSandbox(result)
  if (result.reason !== undefined) console.error(`vivid: reason ${result.reason}`)
  if (result.outcome === 'rejected') return exit.rejected
  if (result.consistent) return exit.accepted
  const rejected = command.name === 'onboard' ? rejectedParts(result.answer) : []
  for (const line of rejected) console.error(`vivid: ${line}`)
  if (rejected.length > 0) return exit.rejected
  console.error(`vivid: ${describeContradiction(result.contradictions, command.connection.language)}`)
  return exit.contradicted
}

const describe = (error: unknown): string => {
  if (error instanceof VividError)
    return `${error.message} (${error.status === 0 ? '' : `HTTP ${error.status}, `}${error.reason})`
  if (error instanceof UsageError) return `${error.message}\n\nvivid --help lists what it takes.`
  const { code, path, message } = error as NodeJS.ErrnoException
  return code === 'ENOENT' ? `${path} does not exist` : message
}

// A reader that closes the pipe early (head) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : exit.failed))

try {
  process.exitCode = await run(parseArguments(process.argv.slice(2), process.env))
} catch (error) {
  console.error(`vivid: ${describe(error)}`)
  if (error instanceof VividError) tellSandbox(error)
  const isWrongUse =
    error instanceof UsageError || error instanceof InputError || (error as NodeJS.ErrnoException).code === 'ENOENT'
  process.exitCode = isWrongUse ? exit.wrongUse : exit.failed
}
