import { writeFigure } from '../figure-line.js'
import { intervalOf } from '../resample-sources.js'
import { type FacePair, isSame } from './compare-people.js'
import { type Drawn, passedAt, refusedElsewhere } from './rates-elsewhere.js'

const percent = (share: number) => `${(100 * share).toFixed(2)} %`
const once: Drawn = () => 1

/** Shares of strangers that may pass. */
const RATES = [0.01, 0.001, 0.0001]

export interface ShippedLimit {
  readonly rate: number
  readonly limit: number
}

export const reportPeople = (pairs: readonly FacePair[], shipped: readonly ShippedLimit[], random: () => number) => {
  const [same, strangers] = [pairs.filter(isSame), pairs.filter((pair) => !isSame(pair))]
  const holders = [...new Set(pairs.map(({ holder }) => holder))]
  const others = [...new Set(strangers.map(({ other }) => other))].filter((person) => !holders.includes(person))
  const line = (what: string, figure: (drawn: Drawn) => number) =>
    writeFigure(
      what,
      figure(once),
      intervalOf(() => figure(drawPeople(holders, others, random))),
      percent,
    )
  return [
    `${same.length} pairs of one person, ${strangers.length} of two; ${holders.length} holders of documents, ${others.length} other people. In brackets: 95 % of what as many other people of`,
    'the like would give (bootstrap by person, limits chosen anew each time). Nothing was trained or chosen on these people.',
    '',
    ...RATES.map((rate) =>
      line(`same person refused by the limit that ${rate} of all others' strangers pass`, (drawn) =>
        refusedElsewhere(pairs, rate, drawn),
      ),
    ),
    ...shipped.flatMap(({ rate, limit }) => [
      line(`limit that ships for ${rate} (${limit}): same person refused`, (drawn) => 1 - passedAt(same, limit, drawn)),
      line(`limit that ships for ${rate} (${limit}): another person passed`, (drawn) =>
        passedAt(strangers, limit, drawn),
      ),
    ]),
    '',
    ...holders.map((holder) => {
      const own = same.filter((pair) => pair.holder === holder)
      const least = Math.min(...own.map(({ similarity }) => similarity))
      const nearest = Math.max(...strangers.filter((pair) => pair.holder === holder).map((pair) => pair.similarity))
      return `person ${holder}: ${own.length} pairs, least alike ${least.toFixed(3)}; most alike stranger ${nearest.toFixed(3)}`
    }),
  ].join('\n')
}

/** As many holders and as many others as there are, drawn with repetition. */
const drawPeople = (holders: readonly string[], others: readonly string[], random: () => number): Drawn => {
  const times = new Map<string, number>()
  for (const people of [holders, others]) {
    for (let i = 0; i < people.length; i++) {
      const person = people[Math.floor(random() * people.length)]!
      times.set(person, (times.get(person) ?? 0) + 1)
    }
  }
  return (person) => times.get(person) ?? 0
}
