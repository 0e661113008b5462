import type { KeptResults } from '../kept-results.js'

/** Which engine was asked, and about which file. */
interface AskedFile {
  readonly engine: string
  readonly file: string
}

/** Asks an engine about every picture once; what an earlier run kept is not asked again. The engine is loaded only where it is needed. */
export type AskEach = <Picture extends { readonly file: string }, Answer extends object>(
  engine: string,
  pictures: readonly Picture[],
  load: () => Promise<(picture: Picture) => Promise<Answer>>,
) => Promise<(Picture & Answer)[]>

export interface AskPorts {
  readonly kept: KeptResults<AskedFile, object>
  readonly nowMs: () => number
  readonly tell: (progress: string) => void
}

const PROGRESS_EVERY_MS = 10_000

export const createAskEach = ({ kept, nowMs, tell }: AskPorts): AskEach => {
  return async <Picture extends { readonly file: string }, Answer extends object>(
    engine: string,
    pictures: readonly Picture[],
    load: () => Promise<(picture: Picture) => Promise<Answer>>,
  ) => {
    const known = (file: string) => kept.find({ engine, file }) as Answer | undefined
    const left = pictures.filter(({ file }) => !known(file)).length
    const asked: (Picture & Answer)[] = []
    let [ask, done, toldMs] = [null as Awaited<ReturnType<typeof load>> | null, 0, nowMs()]
    for (const picture of pictures) {
      const before = known(picture.file)
      if (before) {
        asked.push({ ...picture, ...before })
        continue
      }
      ask ??= await load()
      const answer = await ask(picture)
      kept.add({ engine, file: picture.file }, answer)
      asked.push({ ...picture, ...answer })
      done++
      if (nowMs() - toldMs < PROGRESS_EVERY_MS && done < left) continue
      toldMs = nowMs()
      tell(`${engine}: ${done} of ${left}`)
    }
    return asked
  }
}
