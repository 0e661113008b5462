import { type CopiesResult, copyWays } from './measure-copies.js'

/** 733: the selfie shows the document's own portrait. */
const TOLD = 733

type Told = Pick<CopiesResult, 'sent' | 'code'>

/** Of each way of sending a portrait, and of the living: told by 733, rejected with another code, accepted. */
export const reportCopies = (results: readonly Told[]): string => {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const count = (of: readonly Told[], counts: (code: number | null) => boolean) => {
    const part = of.filter(({ code }) => counts(code)).length
    return of.length === 0 ? '–' : `${part} (${((100 * part) / of.length).toFixed(1)} %)`
  }
  const line = (name: string, of: readonly Told[]) =>
    row([
      name,
      of.length,
      count(of, (code) => code === TOLD),
      count(of, (code) => code !== null && code !== TOLD),
      count(of, (code) => code === null),
    ])
  const head = ['sent as a selfie', 'pairs', '733', 'another code', 'accepted']
  return [
    row(head),
    row(head.map(() => '---')),
    ...copyWays.map((way) =>
      line(
        way,
        results.filter(({ sent }) => sent === way),
      ),
    ),
    line(
      'every copy',
      results.filter(({ sent }) => sent !== 'living'),
    ),
    '',
    `Told among those that the selfie’s own codes let through: ${count(
      results.filter(({ sent, code }) => sent !== 'living' && isCompared(code)),
      (code) => code === TOLD,
    )}. Living told as a copy: ${results.filter(isLivingTold).length} (target 0).`,
  ].join('\n')
}

/** Accepted, or rejected for what comparing the faces said. */
const isCompared = (code: number | null): boolean => code === null || (code >= 730 && code !== 731)

const isLivingTold = ({ sent, code }: Told): boolean => sent === 'living' && code === TOLD

/** Nobody who stands before the camera is told to be a picture. */
export const tellsNoLiving = (results: readonly Told[]): boolean => !results.some(isLivingTold)
