import { formProblems, type Texts, USAGE_DAYS, type UsageReport } from '@vivid/contract'
import type { Period, ReadUsage } from './read-usage.js'
import { dayOf } from './usage-keys.js'

const MS_PER_DAY = 24 * 3600 * 1000
/** Default period of a usage report: today and the 29 days before. */
const USUAL_DAYS = 30

/** What was asked for cannot be told; the texts say why. */
export class UsageUnclear extends Error {
  constructor(readonly texts: Texts) {
    super(texts.en)
  }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text

/** `from` and `to` of a query, days in UTC. Throws `UsageUnclear`. */
export const readPeriod = (query: URLSearchParams, nowMs: number): Period => {
  const to = query.get('to') ?? dayOf(nowMs)
  const from = query.get('from') ?? dayOf((isDay(to) ? Date.parse(to) : nowMs) - (USUAL_DAYS - 1) * MS_PER_DAY)
  for (const [name, day] of Object.entries({ from, to })) {
    if (!isDay(day)) throw new UsageUnclear(formProblems.notADay(name, dayOf(nowMs)))
  }
  if (from > to) throw new UsageUnclear(formProblems.endsBeforeItBegins())
  if (Date.parse(to) - Date.parse(from) > USAGE_DAYS * MS_PER_DAY) {
    throw new UsageUnclear(formProblems.tooManyDays(USAGE_DAYS))
  }
  return { from, to }
}

/** RFC 4180, and so that no program takes a name for a formula. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A row for each tenant, day, kind and outcome. */
export const usageCsv = ({ kinds }: UsageReport): string =>
  [
    'tenant,day,kind,outcome,count',
    ...kinds.map(({ tenant, day, kind, outcome, count }) => [tenant, day, kind, outcome, count].map(cell).join(',')),
  ]
    .map((line) => `${line}\r\n`)
    .join('')

export interface UsageAnswer {
  type: string
  body: string
}

/** The answer to a request for usage: JSON, or CSV with `format=csv` or where `Accept` prefers it. */
export const answerUsage = async (
  read: ReadUsage,
  asked: { query: URLSearchParams; accept: string | undefined; nowMs: number; tenant?: string },
): Promise<UsageAnswer> => {
  const period = readPeriod(asked.query, asked.nowMs)
  const format = asked.query.get('format') ?? (asked.accept?.includes('text/csv') ? 'csv' : 'json')
  if (format !== 'csv' && format !== 'json') throw new UsageUnclear(formProblems.unknownFormat())
  const report = await read(period, asked.tenant)
  return format === 'csv'
    ? { type: 'text/csv; charset=utf-8', body: usageCsv(report) }
    : { type: 'application/json; charset=utf-8', body: JSON.stringify(report) }
}
