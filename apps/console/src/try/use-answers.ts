import { useState } from 'preact/hooks'
import { previewOf } from '../picture/preview-of.js'
import { forgetAnswers, keepAnswer, readAnswers, withAnswer } from '../service/kept-answers.js'
import type { Answer } from '../service/send.js'

export interface Answers {
  /** The newest first. */
  all: readonly Answer[]
  add(answer: Answer): void
  clear(): void
}

/** The last answers: they outlive a reload and a look at another page, never the tab. */
export const useAnswers = (): Answers => {
  const [all, setAll] = useState<readonly Answer[]>(() => inTab(readAnswers) ?? [])
  return {
    all,
    add: (answer) => {
      setAll((before) => withAnswer(answer, before))
      void inTab((store) => keepAnswer(store, answer, previewOf))
    },
    clear: () => {
      setAll([])
      inTab(forgetAnswers)
    },
  }
}

/** A browser that allows no storage throws on the very name. */
const inTab = <Result>(use: (store: Storage) => Result): Result | null => {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
