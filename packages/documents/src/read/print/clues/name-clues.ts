import { givenNames } from '../../../parse/given-names.js'
import { plainText } from '../../../text/plain-text.js'
import type { Claim } from '../claim.js'
import type { Clue } from './clue.js'

const isName = ({ asked }: Claim) => asked.field === 'names' || asked.field === 'surnames'

const given: Clue = {
  name: 'given names',
  speaks: 'either',
  says: 'Its words are known for given names.',
  measure: (claim) => {
    if (!isName(claim)) return 0
    const words = plainText(claim.value).split(' ')
    return words.filter((word) => givenNames.has(word)).length / words.length
  },
}

const parent: Clue = {
  name: 'parent',
  speaks: 'against',
  says: "It stands under the parents' label.",
  measure: ({ parts }, { parents }) =>
    Number(parts.some(({ piece }) => parents.some(({ line }) => line === piece.line))),
}

const words: Clue = {
  name: 'words',
  speaks: 'either',
  says: 'It has many words.',
  measure: (claim) => (isName(claim) ? Math.min(1, (claim.value.split(' ').length - 1) / 4) : 0),
}

const loneLabel: Clue = {
  name: 'lone label',
  speaks: 'against',
  says: 'Its label is the only one for a name, and it has several words: it may be the whole name.',
  measure: (claim, { page: { labels, told }, places }) => {
    if (!isName(claim) || told.some(({ field }) => field === 'surnames')) return 0
    const placed = places(claim.piece)
    const isLabelled = labels.some((one, at) => one.asked === claim.asked && placed[at]! > 0)
    const hasOther = labels.some(({ asked }) => asked && isNameField(asked.field) && asked.field !== claim.asked.field)
    return isLabelled && !hasOther ? Math.min(1, (claim.value.split(' ').length + claim.parts.length - 2) / 2) : 0
  },
}

const isNameField = (field: string) => field === 'names' || field === 'surnames'

const begun: Clue = {
  name: 'begun',
  speaks: 'for',
  says: 'A zone that has hardly a letter of the name begins so.',
  measure: (claim, { page: { told } }) => {
    const cut = told.find(({ field, truncated }) => field === claim.asked.field && truncated)
    return cut && cut.value.length <= HARDLY_ANY && plainText(claim.value).startsWith(cut.value) ? 1 : 0
  },
}

/** So few letters are not recognised by themselves. */
const HARDLY_ANY = 2

const initials: Clue = {
  name: 'initials',
  speaks: 'for',
  says: 'It begins as a number on the side says that the name does.',
  measure: (claim, { initials: known }) => {
    if (!known || !isName(claim) || claim.asked.part > 0) return 0
    const [first, ...more] = plainText(claim.value).split(' ')
    const begins = (word: string | undefined, letter: string) => word?.[0] === letter
    if (claim.asked.field === 'names') return begins(first, known.names) ? 1 : -1
    const [one, other] = known.surnames
    return begins(first, one) && more.some((word) => begins(word, other)) ? 1 : -1
  },
}

export const nameClues = [initials, given, parent, words, loneLabel, begun]
