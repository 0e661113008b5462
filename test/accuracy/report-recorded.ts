import { type RecordedResult, ways } from './measure-recorded.js'
import type { Outcome } from './measure-undescribed.js'

type Counts = Record<Outcome, number>

const countOf = (results: readonly RecordedResult[]): Counts => {
  const counts: Counts = { right: 0, wrong: 0, empty: 0 }
  for (const { outcomes } of results) for (const outcome of Object.values(outcomes)) counts[outcome] += 1
  return counts
}

/** Mean squared distance between how sure a field said to be and whether it was right: 0 is perfect. */
const brierOf = (results: readonly RecordedResult[]): string => {
  const said = results.flatMap(({ sureness }) => sureness)
  const sum = said.reduce((total, [confidence, isRight]) => total + (confidence - Number(isRight)) ** 2, 0)
  return said.length === 0 ? '' : (sum / said.length).toFixed(3)
}

const cells = ({ right, wrong, empty }: Counts): string => `${right} | ${wrong} | ${empty}`

const columns = ['clean', 'moderate', 'hard'] as const

/** Fields by the way in which they were read, and by level. */
export const reportRecorded = (results: readonly RecordedResult[]): string =>
  [
    '| read from | right | wrong | empty | clean, moderate, hard: right | wrong | Brier score | ms a side | claims and pairs of texts a side, at most |',
    '|---|---|---|---|---|---|---|---|---|',
    ...ways.map((way) => {
      const own = results.filter((one) => one.way === way)
      const byLevel = columns.map((level) => countOf(own.filter((one) => one.level === level)))
      const ms = own.reduce((sum, one) => sum + one.ms, 0) / Math.max(1, own.length)
      const most = (name: 'claims' | 'textPairs') => Math.max(0, ...own.map(({ counted }) => counted[name]))
      const [right, wrong] = [byLevel.map((one) => one.right), byLevel.map((one) => one.wrong)]
      return `| ${way} | ${cells(countOf(own))} | ${right.join(', ')} | ${wrong.join(', ')} | ${brierOf(own)} | ${ms.toFixed(1)} | ${most('claims')}, ${most('textPairs')} |`
    }),
  ].join('\n')

/** What is lost without each clue: fewer right and more wrong, all ways together but the last, which is made of the others. */
export const reportWorth = (
  all: readonly RecordedResult[],
  without: ReadonlyMap<string, readonly RecordedResult[]>,
): string => {
  const printed = (results: readonly RecordedResult[]) => countOf(results.filter(({ way }) => way !== 'document'))
  const whole = printed(all)
  const rows = [...without].map(([clue, results]) => {
    const { right, wrong } = printed(results)
    return { clue, right: whole.right - right, wrong: wrong - whole.wrong }
  })
  return [
    '| without the clue | fewer right | more wrong |',
    '|---|---|---|',
    ...rows
      .sort((a, b) => b.right + b.wrong - a.right - a.wrong)
      .map(({ clue, right, wrong }) => `| ${clue} | ${right} | ${wrong} |`),
  ].join('\n')
}

/** Fields of designs that nobody described, print alone: share that is right with its interval, and shares wrong and empty. */
export const reportUndescribedFields = (results: readonly RecordedResult[]): string => {
  const own = results.filter(({ way }) => way === 'undescribed')
  const fields = [
    ...new Set(own.flatMap(({ outcomes }) => Object.keys(outcomes))),
  ] as (keyof RecordedResult['outcomes'])[]
  const line = (name: string, outcomes: readonly Outcome[]) => {
    const share = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length / outcomes.length
    const [low, high] = wilson(share('right'), outcomes.length)
    return `| ${[name, outcomes.length, `${percent(share('right'))} [${percent(low)}, ${percent(high)}]`, percent(share('wrong')), percent(share('empty'))].join(' | ')} |`
  }
  const of = (picked: readonly (typeof fields)[number][]) =>
    own.flatMap(({ outcomes }) => picked.flatMap((field) => outcomes[field] ?? []))
  return [
    '| undescribed, print alone | fields | right, % | wrong | empty |',
    '|---|---|---|---|---|',
    ...fields.map((field) => line(field, of([field]))),
    line('both names', of(['names', 'surnames'])),
    line('all', of(fields)),
  ].join('\n')
}

const percent = (share: number): string => (100 * share).toFixed(1)

/** 95 % interval of a share (Wilson). */
const wilson = (share: number, count: number): readonly [number, number] => {
  const z2 = 1.96 ** 2
  const middle = (share + z2 / (2 * count)) / (1 + z2 / count)
  const half = Math.sqrt((z2 * share * (1 - share)) / count + (z2 * z2) / (4 * count * count)) / (1 + z2 / count)
  return [middle - half, middle + half]
}
