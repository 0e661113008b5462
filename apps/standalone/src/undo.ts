/** Steps that take back what was started. */
export interface Undo {
  later(step: () => Promise<unknown>): void
  /** Throws once `now` was called: nobody would take back what is started after that. */
  throwIfBegun(): void
  /** In reverse order, whatever was reached; a step that fails is reported and holds up none of the others. */
  now(): Promise<void>
}

export const collectUndo = (report: (problem: string) => void): Undo => {
  const steps: (() => Promise<unknown>)[] = []
  let hasBegun = false
  return {
    later: (step) => void steps.push(step),
    throwIfBegun: () => {
      if (hasBegun) throw new Error('asked to end')
    },
    now: async () => {
      hasBegun = true
      for (const step of steps.splice(0).reverse()) await step().catch((error: Error) => report(error.message))
    },
  }
}
