import { afterWaking } from './after-waking.js'

/** Fails with `complaint` when `work` takes longer; it is not stopped, but nobody waits for it any more. */
export const within = <Result>(limitMs: number, complaint: string, work: Promise<Result>): Promise<Result> => {
  let callOff: (() => void) | undefined
  const late = new Promise<never>((_resolve, reject) => {
    callOff = afterWaking(limitMs, () => reject(new Error(`${complaint} within ${limitMs} ms`)))
  })
  return Promise.race([work, late]).finally(callOff)
}
