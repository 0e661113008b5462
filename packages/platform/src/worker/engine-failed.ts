import type { FailureName } from '@vivid/contract'
import { UnrecoverableError } from 'bullmq'
import type { Failed } from './describe-failure.js'

/** Fails a job for good, and says which failure its caller is told. */
export class EngineFailed extends UnrecoverableError {
  readonly failure: FailureName

  constructor({ failure, description }: Failed) {
    super(`the engine failed: ${failure}: ${description}`)
    this.failure = failure
  }
}
