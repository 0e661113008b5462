import type { Endpoint, JobKind, JobReply, Service } from '@vivid/contract'
import type { Caller } from '../auth/caller.js'
import type { FormRules, ReceivedForm } from '../upload/receive-form.js'
import type { SubmitJob } from './analyse.js'
import type { Transaction } from './transaction.js'

/** What the two endpoints that take pictures differ in. */
export interface AnalysisRoute<Form> {
  endpoint: Endpoint
  /** Without its last slash; it is there with one as well. */
  path: string
  service: Service
  fileNames: readonly string[]
  maxFileBytes(settings: { maxSelfieBytes: number }): number
  fateOf: FormRules['fateOf']
  kinds(caller: Caller): readonly JobKind[]
  /** Throws `Rejected`, `Refused` or `InvalidField`. */
  checkForm(received: ReceivedForm): Form
  /** The sort of work that it asks of the workers, by which it is priced. */
  work(form: Form): string
  analyse(submit: SubmitJob, transaction: Transaction, form: Form, kinds: readonly JobKind[]): Promise<JobReply>
  fits(form: Form, body: unknown): boolean
}
