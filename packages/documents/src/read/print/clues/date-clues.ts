import { dateFields, isDate } from '../../../fields/document-field.js'
import { yearsOf } from '../../../fields/is-one-life.js'
import type { Scene } from '../scene.js'
import type { Clue } from './clue.js'

/** Documents are valid for at most so long: dates further apart are a birth and something else. */
const MAX_VALID_YEARS = 20

/** From issue to expiry whole years pass, or a day less; a month or a leap day moves the date a little. */
const WHOLE_YEARS_SLACK = 3 / 365

const areWholeYearsApart = (issue: number, expiry: number): boolean => {
  const years = expiry - issue
  return Math.round(years) >= 1 && years <= MAX_VALID_YEARS && Math.abs(years - Math.round(years)) <= WHOLE_YEARS_SLACK
}

const age: Clue = {
  name: 'age',
  speaks: 'for',
  says: 'The date lies as far from today as such a date does.',
  measure: (claim, { today }) => {
    if (!isDate(claim.asked.field)) return 0
    const ago = today - yearsOf(claim.value)
    if (claim.asked.field === 'birth_date') return ago < 0 ? -1 : ago > MAX_VALID_YEARS ? 1 : 0
    if (claim.asked.field === 'issuing_date') return ago < -0.2 || ago > MAX_VALID_YEARS ? -1 : 1
    return ago < 0 ? 1 : ago > MAX_VALID_YEARS ? -1 : 0
  },
}

/** The expiry that is told, or every date of the side that may be one. */
const expiriesOf = ({ dates, page: { told } }: Scene): readonly number[] => {
  const known = told.find(({ field }) => field === 'expiration_date')
  return known ? [yearsOf(known.value)] : dates
}

const anniversary: Clue = {
  name: 'anniversary',
  speaks: 'for',
  says: 'Whole years pass between it, as the issue, and the expiry, or between an issue and it.',
  measure: (claim, scene) => {
    if (!isDate(claim.asked.field) || claim.asked.field === 'birth_date') return 0
    const own = yearsOf(claim.value)
    const isIssue = claim.asked.field === 'issuing_date'
    const matches = isIssue
      ? expiriesOf(scene).some((expiry) => areWholeYearsApart(own, expiry))
      : scene.dates.some((issue) => areWholeYearsApart(issue, own))
    return Number(matches)
  },
}

const latest: Clue = {
  name: 'latest',
  speaks: 'either',
  says: 'Of the dates of the side before today it is the last.',
  measure: (claim, { dates, today }) => {
    if (!isDate(claim.asked.field)) return 0
    return Number(yearsOf(claim.value) === dates.filter((one) => one <= today + 0.2).at(-1))
  },
}

const lifeOrder: Clue = {
  name: 'life order',
  speaks: 'for',
  says: 'The side has as many dates as date fields, and its place among them is the field’s in a life.',
  measure: (claim, { asked, dates, page: { told } }) => {
    if (!isDate(claim.asked.field)) return 0
    const fields = dateFields.filter((own) => [...asked, ...told].some(({ field }) => field === own))
    const all = new Set([...dates, ...told.filter(({ field }) => isDate(field)).map(({ value }) => yearsOf(value))])
    if (all.size !== fields.length) return 0
    const at = [...all].sort((a, b) => a - b).indexOf(yearsOf(claim.value))
    return fields[at] === claim.asked.field ? 1 : -1
  },
}

export const dateClues = [age, anniversary, latest, lifeOrder]
