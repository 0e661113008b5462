import type { Hint, Kind } from '../watch/hint.js'

export type ProblemReason = 'camera-refused' | 'camera-missing' | 'camera-busy' | 'file-unreadable'

/** Everything the component says. */
export interface Texts {
  readonly title: Readonly<Record<Kind, string>>
  /** Before the camera is opened. */
  readonly prepare: Readonly<Record<'document' | 'selfie', string>>
  readonly open: string
  readonly starting: string
  readonly take: string
  readonly choose: string
  readonly otherCamera: string
  readonly retake: string
  readonly use: string
  readonly useAnyway: string
  readonly check: Readonly<Record<'document' | 'selfie', string>>
  readonly taken: string
  readonly second: string
  readonly hints: Readonly<Record<'document' | 'selfie', Readonly<Partial<Record<Hint, string>>>>>
  readonly problems: Readonly<Record<ProblemReason, string>>
}
