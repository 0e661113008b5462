import { appendFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { UsageError } from '@vivid/command'
import { loadCatalogue } from '@vivid/documents'
import { type AccuracyRun, help, readArguments } from './arguments.js'
import { measureHonest } from './honest/measure-honest.js'
import { openKeptResults } from './kept-results.js'
import type { ChangedResult } from './measure-changed.js'
import type { CopiesResult } from './measure-copies.js'
import type { FacesResult } from './measure-faces.js'
import type { FieldsResult } from './measure-fields.js'
import { measureRecorded } from './measure-recorded.js'
import type { ReplacedResult } from './measure-replaced.js'
import type { SidesResult } from './measure-sides.js'
import type { UndescribedResult } from './measure-undescribed.js'
import type { ValidityResult } from './measure-validity.js'
import { planTasks, type Result } from './plan.js'
import type { RecordedCase } from './record-case.js'
import { readRecorded, writeRecorded } from './recorded-file.js'
import { reportChanged, reportFields, reportSides, reportValidity } from './report.js'
import { reportCopies, tellsNoLiving } from './report-copies.js'
import { reportFaces } from './report-faces.js'
import { reportRecorded, reportUndescribedFields, reportWorth } from './report-recorded.js'
import { reportReplaced } from './report-replaced.js'
import { reportUndescribed } from './report-undescribed.js'
import { runTasks } from './run-tasks.js'
import { tallyChanged, tallyFields, tallySides, tallyValidity } from './tally.js'
import { meetsChanged, meetsFields, meetsSides, meetsValidity } from './targets.js'
import { withoutClue } from './without-clue.js'

const isRecorded = (result: Result): result is RecordedCase => result.measured === 'recorded'

const PROGRESS_EVERY_MS = 10_000

/** What is made of recorded lines, with every clue and without some. */
const measureFile = async (file: string, { withoutClues, templates }: AccuracyRun): Promise<void> => {
  const catalogue = loadCatalogue()
  const cases = (await readRecorded(file)).filter(({ template }) => templates.includes(template))
  const all = cases.flatMap((one) => measureRecorded(one, catalogue))
  console.log(`${cases.length} documents.\n\n${reportRecorded(all)}\n\n${reportUndescribedFields(all)}\n`)
  const without = withoutClues.map((clue) => {
    const less = withoutClue(catalogue, clue)
    return [clue, cases.flatMap((one) => measureRecorded(one, less))] as const
  })
  if (without.length > 0) console.log(reportWorth(all, new Map(without)))
}

const measure = async (run: AccuracyRun): Promise<void> => {
  const kept = openKeptResults(run.resumeFile)
  const planned = planTasks(run)
  const results: Result[] = planned.flatMap((task) => kept.find(task) ?? [])
  const tasks = planned.filter((task) => !kept.find(task))
  const startedMs = performance.now()
  const isTimeUp = () => performance.now() - startedMs > run.minutes * 60_000
  let [toldMs, measured] = [startedMs, 0]
  await runTasks(tasks, { ...run, isTimeUp }, (task, added, done) => {
    if (run.recordFile)
      appendFileSync(
        run.recordFile,
        added
          .filter(isRecorded)
          .map((one) => `${writeRecorded(one)}\n`)
          .join(''),
      )
    else {
      kept.add(task, added)
      results.push(...added)
    }
    measured = done
    const nowMs = performance.now()
    if (nowMs - toldMs < PROGRESS_EVERY_MS && done < tasks.length) return
    toldMs = nowMs
    const leftS = ((nowMs - startedMs) / done) * (tasks.length - done) * 0.001
    process.stderr.write(`${done}/${tasks.length} · about ${Math.ceil(leftS / 60)} min left\n`)
  })
  if (measured < tasks.length)
    console.log(`Not all of it: ${planned.length - tasks.length + measured} of ${planned.length} planned.\n`)
  const place = ({ template }: Result) => run.templates.indexOf(template)
  results.sort((a, b) => place(a) - place(b))
  if (run.jsonFile) await writeFile(run.jsonFile, `${JSON.stringify(results, null, 1)}\n`)
  const fields = tallyFields(results.filter((result): result is FieldsResult => result.measured === 'fields'))
  const sides = tallySides(results.filter((result): result is SidesResult => result.measured === 'sides'))
  const validity = tallyValidity(results.filter((result): result is ValidityResult => result.measured === 'validity'))
  const changed = tallyChanged(results.filter((result): result is ChangedResult => result.measured === 'changed'))
  if (fields.size > 0) console.log(`${reportFields(fields, run.levels)}\n`)
  const undescribed = results.filter((result): result is UndescribedResult => result.measured === 'undescribed')
  if (undescribed.length > 0) console.log(reportUndescribed(undescribed))
  if (sides.size > 0) console.log(`${reportSides(sides)}\n`)
  if (validity.size > 0) console.log(reportValidity(validity))
  const faces = results.filter((result): result is FacesResult => result.measured === 'faces')
  if (faces.length > 0) console.log(reportFaces(faces))
  const copies = results.filter((result): result is CopiesResult => result.measured === 'copies')
  if (copies.length > 0) console.log(reportCopies(copies))
  const replaced = results.filter((result): result is ReplacedResult => result.measured === 'replaced')
  if (replaced.length > 0) console.log(reportReplaced(replaced))
  if (changed.size > 0) console.log(reportChanged(changed))
  const isMet =
    [...fields.values()].every(meetsFields) &&
    meetsSides(sides.values()) &&
    meetsValidity(validity) &&
    tellsNoLiving(copies) &&
    meetsChanged(changed)
  if (!isMet) process.exitCode = 1
}

const main = async (args: readonly string[]): Promise<void> => {
  if (args.includes('--honest')) return measureHonest(args)
  const run = readArguments(args)
  if (run === 'help') process.stdout.write(help)
  else if (run.fromFile) await measureFile(run.fromFile, run)
  else await measure(run)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`accuracy: ${error instanceof UsageError ? error.message : (error as Error).stack}\n`)
  process.exitCode = 2
}
