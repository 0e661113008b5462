import { portraitWays, type ReplacedResult } from './measure-replaced.js'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const count = <Item>(items: readonly Item[], counts: (item: Item) => boolean) => items.filter(counts).length

/** By whose portrait is shown: how many are refused as an attack, without the comparison of two portraits and with it. */
export const reportReplaced = (results: readonly ReplacedResult[]): string => {
  const judged = results.filter(({ code }) => code === null)
  const head = ['portrait', 'second one printed', 'judged', 'both found', 'refused without', 'refused with']
  const groups = portraitWays.flatMap((way) =>
    [true, false].map((hasGhost) => {
      const of = judged.filter((one) => one.shown === way && one.hasGhost === hasGhost)
      return { way, hasGhost, of }
    }),
  )
  return [
    row(head),
    row(head.map(() => '---')),
    ...groups
      .filter(({ of }) => of.length > 0)
      .map(({ way, hasGhost, of }) =>
        row([
          way,
          hasGhost ? 'yes' : 'no',
          of.length,
          count(of, isCompared),
          count(of, isCaught),
          count(of, isRefused),
        ]),
      ),
    '',
    tellLeftOut(judged),
  ].join('\n')
}

const isCompared = ({ compared }: ReplacedResult) => compared
const isCaught = ({ alone }: ReplacedResult) => alone?.attack != null
const isRefused = ({ together }: ReplacedResult) => together?.attack != null

const logOddsOf = (share: number) => Math.log(share / (1 - share))

/** In log odds: how much more suspicion would have refused a document that passed. */
const lacking = ({ alone }: ReplacedResult) => (alone ? logOddsOf(alone.limit) - logOddsOf(alone.portrait) : 0)
/** In log odds: what the comparison added. */
const added = ({ alone, together }: ReplacedResult) =>
  alone && together ? logOddsOf(together.portrait) - logOddsOf(alone.portrait) : 0

/** Share of the replaced portraits that shall be refused where both were found. */
const SHARE = 0.95

/** Each kind of document with the most that may be added chosen on the others: what 95 in 100 of their replaced portraits lack. */
const tellLeftOut = (judged: readonly ReplacedResult[]): string => {
  const passed = judged.filter((one) => one.shown !== 'own' && one.compared && !isCaught(one))
  const kinds = [...new Set(passed.map(({ kind }) => kind))]
  if (kinds.length < 2) return 'Too few kinds of documents to leave one out.'
  const mosts: number[] = []
  let refused = 0
  for (const kind of kinds) {
    const others = passed.filter((one) => one.kind !== kind).map(lacking)
    const most = others.sort((a, b) => a - b)[Math.ceil(SHARE * others.length) - 1]!
    mosts.push(most)
    refused += count(passed, (one) => one.kind === kind && Math.min(most, added(one)) >= lacking(one))
  }
  const [least, largest] = [Math.min(...mosts), Math.max(...mosts)].map((most) => most.toFixed(2))
  return (
    `Replaced, both found, passed without the comparison: ${passed.length} of ${kinds.length} kinds. Refused with the most that may be ` +
    `added chosen on the other kinds (${least} to ${largest}): ${refused}.`
  )
}
