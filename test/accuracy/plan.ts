import { changes, type Level } from '@vivid/specimens'
import type { AccuracyRun } from './arguments.js'
import type { ChangedResult, ChangedTask } from './measure-changed.js'
import type { CopiesResult } from './measure-copies.js'
import type { FacesResult, FacesTask } from './measure-faces.js'
import type { FieldsResult } from './measure-fields.js'
import type { ReplacedResult } from './measure-replaced.js'
import type { Pairing, SidesResult } from './measure-sides.js'
import type { UndescribedResult } from './measure-undescribed.js'
import { type ValidityResult, type ValidityTask, wrongs } from './measure-validity.js'
import type { RecordedCase } from './record-case.js'
import { type MeasuredTemplate, templates } from './templates.js'

/** What a thread does in one go: one document at every level, or one pair of pictures. */
export type Task =
  | { task: 'fields'; template: string; index: number; levels: readonly Level[]; seed: string }
  | { task: 'undescribed'; template: string; index: number; levels: readonly Level[]; seed: string }
  | { task: 'record'; template: string; index: number; levels: readonly Level[]; seed: string }
  | { task: 'sides'; template: string; index: number; level: Level; seed: string; pairing: Pairing }
  | ({ task: 'validity'; template: string; index: number } & ValidityTask)
  | ({ task: 'changed'; template: string; index: number } & ChangedTask)
  | ({ task: 'faces'; template: string; index: number } & FacesTask)
  | ({ task: 'copies'; template: string; index: number } & FacesTask)
  | ({ task: 'replaced'; template: string; index: number } & FacesTask)

export type Result =
  | FieldsResult
  | SidesResult
  | ValidityResult
  | UndescribedResult
  | ChangedResult
  | FacesResult
  | CopiesResult
  | ReplacedResult
  | RecordedCase

/** Templates in turn and pairs spread among them, so that an unfinished run has seen something of each. */
export const planTasks = (
  run: Pick<AccuracyRun, 'count' | 'sides' | 'pairs' | 'templates' | 'levels' | 'seed'> &
    Partial<
      Pick<
        AccuracyRun,
        'changedFields' | 'faces' | 'copies' | 'replaced' | 'portraitsFolder' | 'withoutTemplate' | 'recordFile'
      >
    >,
): Task[] => {
  const { count, sides, levels, seed } = run
  const task = run.recordFile ? 'record' : run.withoutTemplate ? 'undescribed' : 'fields'
  const fields = Array.from({ length: count }, (_, index) =>
    run.templates.map((template): Task => ({ task, template, index, levels, seed })),
  )
  const comparable = templates.filter(
    ({ name, asked, sharesNothing }) => run.templates.includes(name) && asked === 'card' && !sharesNothing,
  )
  const level = levels.includes('moderate') ? 'moderate' : levels[0]!
  const pairs = Array.from({ length: comparable.length > 0 ? sides * 2 : 0 }, (_, n): Task => {
    const pairing = n % 2 === 0 ? 'same' : n % 4 === 1 ? 'another person' : 'one field changed'
    const pair = Math.floor(n / 4)
    const { name } = comparable[pair % comparable.length]!
    return {
      task: 'sides',
      template: name,
      index: Math.floor(pair / comparable.length),
      level,
      seed: `${seed}/${n}`,
      pairing,
    }
  })
  const portraits = (['faces', 'copies', 'replaced'] as const).map((task) => planPortraits(task, run))
  const rest = [planPairs(run), planChanged(run, comparable), ...portraits]
  return rest.reduce(spread, spread(fields.flat(), pairs))
}

/** A right pair, then a wrong one: five wrongs on each template in turn, then again at the next level, then the other side. */
const planPairs = ({
  pairs,
  levels,
  seed,
  ...run
}: Pick<AccuracyRun, 'pairs' | 'templates' | 'levels' | 'seed'>): Task[] => {
  const cards = templates.filter(({ name, asked }) => run.templates.includes(name) && asked === 'card')
  if (cards.length === 0) return []
  const round = wrongs.length * cards.length
  return Array.from({ length: pairs }, (_, n) => {
    const [place, turn] = [(n % wrongs.length) + Math.floor(n / wrongs.length), Math.floor(n / round)]
    const wrong = wrongs[n % wrongs.length]!
    // The back of such a card says nothing of its holder: another person's is as right as the own one.
    const isTelling = ({ sharesNothing }: MeasuredTemplate) => wrong !== 'another person' || !sharesNothing
    const told = cards.filter(isTelling)
    const knowable = cards.filter(({ hasBlankBack }) => !hasBlankBack)
    const base = {
      task: 'validity',
      index: n,
      level: levels[((n % round) + turn) % levels.length]!,
      replaced: ((n % round) + Math.floor(turn / levels.length)) % 2 === 0 ? 'front' : 'back',
    } as const
    // Sides that share nothing are no match: with `validate_sides` such a card is never valid.
    const of = ({ name, sharesNothing }: MeasuredTemplate) =>
      ({ ...base, template: name, validateSides: n % 4 > 1 && !sharesNothing }) as const
    return [
      ...(knowable.length > 0
        ? [{ ...of(knowable[n % knowable.length]!), seed: `${seed}/right`, wrong: 'none' } as const]
        : []),
      ...(told.length > 0 ? [{ ...of(told[place % told.length]!), seed: `${seed}/wrong`, wrong }] : []),
    ]
  }).flat()
}

/** Every change on each template in turn, and as many right pairs of the same templates: clean, so that all of it can be read. */
const planChanged = (
  {
    changedFields = 0,
    levels,
    seed,
  }: Partial<Pick<AccuracyRun, 'changedFields'>> & Pick<AccuracyRun, 'levels' | 'seed'>,
  comparable: readonly { readonly name: string }[],
): Task[] => {
  const level = levels.includes('clean') ? 'clean' : levels[0]!
  return Array.from({ length: comparable.length > 0 ? changedFields : 0 }, (_, n) => {
    const { name: template } = comparable[n % comparable.length]!
    const round = Math.floor(n / comparable.length)
    const base = { task: 'changed', template, index: round, level } as const
    return [
      // From one template to the next another change, so that a few pairs have seen all.
      { ...base, seed: `${seed}/changed`, change: (n + round) % changes.length },
      { ...base, seed: `${seed}/right`, change: 'none' as const },
    ]
  }).flat()
}

/** Templates with a portrait in turn, cards and passports. */
const planPortraits = (
  task: 'faces' | 'copies' | 'replaced',
  {
    portraitsFolder,
    levels,
    seed,
    ...run
  }: Partial<Pick<AccuracyRun, 'faces' | 'copies' | 'replaced' | 'portraitsFolder'>> &
    Pick<AccuracyRun, 'templates' | 'levels' | 'seed'>,
): Task[] => {
  const shown = templates.filter(({ name, hasNoPortrait }) => run.templates.includes(name) && !hasNoPortrait)
  return Array.from({ length: shown.length > 0 ? (run[task] ?? 0) : 0 }, (_, n) => ({
    task,
    template: shown[n % shown.length]!.name,
    index: Math.floor(n / shown.length),
    levels,
    seed,
    ...(portraitsFolder && { portraits: portraitsFolder }),
  }))
}

const spread = (tasks: readonly Task[], among: readonly Task[]): Task[] => {
  const place = (list: readonly Task[]) => (task: Task, i: number) => ({ task, at: (i + 1) / list.length })
  const placed = [...tasks.map(place(tasks)), ...among.map(place(among))]
  return placed.sort((a, b) => a.at - b.at).map(({ task }) => task)
}
