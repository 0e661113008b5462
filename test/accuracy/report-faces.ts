import type { FacesResult } from './measure-faces.js'

/** The faces were compared and do not match; every other code says that there was nothing to compare, or no selfie. */
const refusals: readonly (number | null)[] = [730, 732]

export interface FacesTally {
  pairs: number
  matched: number
  refused: number
  /** How often each code was answered. */
  codes: ReadonlyMap<number, number>
}

export const tallyFaces = (results: readonly Pick<FacesResult, 'code'>[]): FacesTally => {
  const codes = new Map<number, number>()
  for (const { code } of results) if (code !== null) codes.set(code, (codes.get(code) ?? 0) + 1)
  return {
    pairs: results.length,
    matched: results.filter(({ code }) => code === null).length,
    refused: results.filter(({ code }) => refusals.includes(code)).length,
    codes: new Map([...codes].sort(([a], [b]) => a - b)),
  }
}

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(2)} %`)
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Per level: of holders the share that is refused, of strangers the share that passes, among pairs that were compared. */
export const reportFaces = (results: readonly FacesResult[]): string => {
  const head = ['level', 'selfie of', 'pairs', 'compared', 'false non-match', 'false match', 'codes']
  const levels = [...new Set(results.map(({ level }) => level))]
  const sent = [...new Set(results.map((one) => one.sent))].sort()
  const line = (name: string, who: string, of: readonly FacesResult[]) => {
    const { pairs, matched, refused, codes } = tallyFaces(of)
    const compared = matched + refused
    const rates = who === 'holder' ? [percent(refused, compared), ''] : ['', percent(matched, compared)]
    const told = [...codes].map(([code, count]) => `${code}: ${count}`).join(', ')
    return row([name, who, String(pairs), String(compared), ...rates, told])
  }
  const lines = (name: string, of: readonly FacesResult[]) => {
    const strangers = of.filter((one) => one.sent !== 'holder')
    const kinds = sent.map((who) =>
      line(
        name,
        who,
        of.filter((one) => one.sent === who),
      ),
    )
    return sent.length > 2 ? [...kinds, line(name, 'any stranger', strangers)] : kinds
  }
  const persons = new Set(results.flatMap(({ people }) => people)).size
  return [
    `Selfies and documents of ${persons} people. A rate is of the pairs that were compared: matched, or refused with 730 or 732.`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...levels.flatMap((level) =>
      lines(
        level,
        results.filter((one) => one.level === level),
      ),
    ),
    ...lines('all', results),
  ].join('\n')
}
