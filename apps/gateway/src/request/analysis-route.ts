import { type Endpoint, endpointFacts, type JobKind, type JobReply } from '@vivid/contract'
import type { Caller } from '../auth/caller.js'
import type { FormRules, ReceivedForm } from '../upload/receive-form.js'
import type { SubmitJob } from './analyse.js'
import type { Transaction } from './transaction.js'

/** What endpoints that take pictures do differently; what they are is in the contract. */
export interface AnalysisRoute<Form> {
  endpoint: Endpoint
  fateOf: FormRules['fateOf']
  kinds(caller: Caller): readonly JobKind[]
  /** Throws `Rejected`, `Refused` or `InvalidField`. */
  checkForm(received: ReceivedForm): Form
  /** The sort of work that a form asks of a kind, by which it is priced. */
  work(form: Form, kind: JobKind): string
  analyse(submit: SubmitJob, transaction: Transaction, form: Form, kinds: readonly JobKind[]): Promise<JobReply>
  fits(form: Form, body: unknown): boolean
}

/** Without its last slash; it is there with one as well. */
export const pathOf = ({ endpoint }: Pick<AnalysisRoute<never>, 'endpoint'>): string =>
  endpointFacts[endpoint].path.slice(0, -1)
