import type { ErrorName } from '@vivid/contract'
import type { AskedPerson } from './ask-people.js'
import { beyondChance, type GroupRate, halfWidth, rateGroups } from './compare-groups.js'
import { passStrangers } from './pass-strangers.js'

/** Codes that depend on how a person looks or holds the head. Framing is the crops' own. */
const personal: readonly (readonly [what: string, problems: readonly ErrorName[]])[] = [
  ['703, face hidden', ['face_obstructed']],
  ['704, no face', ['face_not_found']],
  ['707, head turned', ['face_angle']],
  ['714, light or blur', ['selfie_conditions']],
  ['716, eyes closed', ['eyes_closed']],
]

const percent = (share: number, digits: number) => `${(100 * share).toFixed(digits)} %`

/** Rates by group, and which of them differ by more than chance. */
export const reportGroups = (people: readonly AskedPerson[], limit: number): string => {
  const judged = people.filter(({ score }) => score !== null)
  return [
    `${people.length} adults of FairFace's validation split, one crop each, ${judged.length} of them judged; a few dozen taught the networks for hidden faces and for`,
    'liveness. Crops are no selfies: rates are higher than in service, and pictures of one group may be poorer than those of another. After each',
    'rate: 95 % of what as many other people of the group would give. "Beyond chance": differs from all others, 5 % for any group of a table to',
    'be named by accident. Strangers are compared by two clean pictures; the portrait on a document is poorer, and fewer pass.',
    '',
    ...table(
      'living, refused as a spoof (715)',
      rateGroups(judged, ({ score }) => score! < 0),
      1,
    ),
    ...personal.flatMap(([what, problems]) =>
      table(
        what,
        rateGroups(people, ({ problem }) => problem !== null && problems.includes(problem)),
        1,
      ),
    ),
    ...table(
      `two strangers of the group pass for one person (limit ${limit}); others: any two`,
      passStrangers(people, limit),
      3,
    ),
  ].join('\n')
}

const table = (what: string, rates: readonly GroupRate[], digits: number): string[] => {
  const named = new Set(beyondChance(rates).map(({ group }) => group))
  return [
    what,
    ...rates.map((one) => {
      const figure = `${percent(one.rate, digits)} ± ${percent(halfWidth(one), digits)} of ${one.count}`
      const against = named.has(one.group) ? `; beyond chance (others ${percent(one.others.rate, digits)})` : ''
      return `  ${one.group}: ${figure}${against}`
    }),
    '',
  ]
}
