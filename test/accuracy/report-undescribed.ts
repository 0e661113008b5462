import type { Outcome, UndescribedResult } from './measure-undescribed.js'

type Counts = Record<Outcome, number>

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Right, wrong and empty fields of sides whose state's templates were taken out, per field and per template. */
export const reportUndescribed = (results: readonly UndescribedResult[]): string => {
  const levels = [...new Set(results.map(({ level }) => level))]
  const head = ['', ...levels.flatMap((level) => [`${level}: right`, 'wrong', 'empty'])]
  const line = (name: string, pick: (result: UndescribedResult) => Outcome[]) =>
    row([name, ...levels.flatMap((level) => describe(results.filter((one) => one.level === level).flatMap(pick)))])
  const fields = [
    ...new Set(results.flatMap(({ outcomes }) => Object.keys(outcomes))),
  ] as (keyof UndescribedResult['outcomes'])[]
  const templates = [...new Set(results.map(({ template }) => template))]
  return [
    'Each side alone, without its zone and its codes, its state’s templates taken out:',
    '',
    row(head),
    row(head.map(() => '---')),
    ...fields.map((field) => line(field, ({ outcomes }) => (outcomes[field] ? [outcomes[field]] : []))),
    ...templates.map((name) =>
      line(name, ({ template, outcomes }) => (template === name ? Object.values(outcomes) : [])),
    ),
    line('all', ({ outcomes }) => Object.values(outcomes)),
  ].join('\n')
}

const describe = (outcomes: readonly Outcome[]): string[] => {
  const counts: Counts = { right: 0, wrong: 0, empty: 0 }
  for (const outcome of outcomes) counts[outcome] += 1
  return [percent(counts.right, outcomes.length), percent(counts.wrong, outcomes.length), String(counts.empty)]
}
