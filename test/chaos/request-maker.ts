import type { Shot } from '@vivid/traffic'

/** Where a run's requests come from. */
export interface RequestMaker {
  /** The n-th of the steady traffic; its `truth` is in the right answer and in no other. */
  shot(n: number): Shot
  /** A picture of the largest size that is taken; null where there is none. */
  largest: ((n: number) => Shot) | null
  /** Kills every worker that takes it; null where nothing can be made to. */
  poison: (() => Shot) | null
}
