import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { UsageError } from '@vivid/command'
import { createClient } from '@vivid/traffic'
import { drawShots, type Kind, kinds } from '@vivid/traffic/requests'
import { type Arguments, parseArguments } from './arguments.js'
import { makeShots, shotPicker } from './make-shots.js'
import { kindsOf } from './mix.js'
import { describeProbe, probe, unusable } from './probe.js'
import { showProgress } from './progress.js'
import { describeReport } from './report/describe-report.js'
import { makeReport, type Report } from './report/make-report.js'
import { makePage } from './report/page.js'
import { runScenario } from './run-scenario.js'
import { planPhases, readScenarios, type Scenario } from './scenarios.js'
import { usage } from './usage.js'
import { watchProcesses } from './watch-processes.js'
import { writeShots } from './write-shots.js'

const say = (line: string) => process.stderr.write(`${line}\n`)

const draw = async (given: Arguments) => {
  const wanted = given.writeShots ? (Object.keys(kinds) as Kind[]) : kindsOf(given.mix)
  say(`drawing ${given.picturesPerKind} of each: ${wanted.join(', ')}`)
  const { level, seed } = given
  const onDrawn = (done: number, of: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of}${done === of ? '\n' : ''}`)
  }
  return drawShots(wanted, { perKind: given.picturesPerKind, level, seed, onDrawn })
}

const send = async (given: Arguments, scenario: Scenario): Promise<Report> => {
  const shots = await makeShots(await draw(given), given.token)
  const client = createClient(given.url, { connections: given.maxUnderWay, timeoutMs: given.timeoutMs })
  const interrupt = new AbortController()
  process.once('SIGINT', () => interrupt.abort())
  try {
    const probed = await probe(client, shots)
    for (const each of probed) say(describeProbe(each))
    const problem = unusable(probed)
    if (problem) throw new Error(problem)
    const phases = planPhases(scenario, given.ratePerSecond, given.seconds)
    const startedAt = new Date().toISOString()
    const watched = await watchProcesses(given.metricsUrls)
    const live = showProgress(phases.reduce((sum, { seconds }) => sum + seconds, 0))
    const ran = await runScenario({
      ...given,
      client,
      phases,
      stopPastKnee: scenario.stopPastKnee === true,
      shot: shotPicker(shots, given.mix),
      live,
      signal: interrupt.signal,
    }).finally(() => live.stop())
    const local = new URL(given.url).hostname.startsWith('127.') || given.url.includes('localhost')
    return makeReport({
      ...given,
      about: scenario.about,
      startedAt,
      stepwise: scenario.stopPastKnee === true,
      probed,
      ran,
      processes: await watched.end(),
      cores: given.cores ?? (local ? availableParallelism() : undefined),
    })
  } finally {
    await client.close()
  }
}

const main = async (argv: readonly string[]): Promise<number> => {
  const scenarios = readScenarios()
  const given = parseArguments(argv, process.env, scenarios)
  if (!given) {
    console.log(usage(scenarios))
    return 0
  }
  if (given.writeShots) {
    console.log(`wrote ${await writeShots(given.writeShots, await draw(given))}`)
    return 0
  }
  const report = await send(given, scenarios[given.scenario]!)
  console.log(describeReport(report).join('\n'))
  await writeFile(`${given.out}.json`, `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(`${given.out}.html`, makePage(report))
  console.log(`wrote ${given.out}.json and ${given.out}.html`)
  return report.thresholds.every(({ met }) => met) ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const wrongUse = error instanceof UsageError
  say(`load: ${(error as Error).message}${wrongUse ? '\n\nnpm run load -- --help lists what it takes.' : ''}`)
  process.exitCode = wrongUse ? 2 : 1
}
