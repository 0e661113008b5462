import { type Endpoint, endpointFacts, type JobKind, type JobReply } from '@vivid/contract'
import type { Caller } from '../auth/caller.js'
import type { FormRules, ReceivedForm } from '../upload/receive-form.js'
import type { SubmitJob } from './analyse.js'
import type { Transaction } from './transaction.js'

/** What endpoints that take pictures do differently; what they are is in the contract. */
export interface AnalysisRoute<Form> {
  endpoint: Endpoint
  fateOf: FormRules['fateOf']
  /** What serves a caller. Before the form is there it is null: then the kinds that any form of this caller's is served by. */
  kinds(caller: Caller, form: Form | null): readonly JobKind[]
  /** Throws `Rejected`, `Refused` or `InvalidField`. */
  checkForm(received: ReceivedForm, caller: Caller): Form
  /** The files of the form that a kind's job takes, where the form has other names for them than the kind. */
  picturesOf?(kind: JobKind): readonly string[]
  /** The sort of work that a form with these files asks of a kind, by which it is priced. */
  work(form: Form, kind: JobKind, files: readonly string[]): string
  analyse(submit: SubmitJob, transaction: Transaction, form: Form, kinds: readonly JobKind[]): Promise<JobReply>
  fits(form: Form, body: unknown): boolean
}

/** Without its last slash; it is there with one as well. */
export const pathOf = ({ endpoint }: Pick<AnalysisRoute<never>, 'endpoint'>): string =>
  endpointFacts[endpoint].path.slice(0, -1)
