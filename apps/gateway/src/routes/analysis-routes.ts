import { type Endpoint, endpoints, type FormOf, type JobKind, type PlainEndpoint } from '@vivid/contract'
import type { AnalysisRoute } from '../request/analysis-route.js'
import { biometricsRoute } from './biometrics.js'
import { ocrRoute } from './ocr.js'
import { plainRoute } from './plain-route.js'

type Routes<Name extends Endpoint> = { readonly [One in Name]: AnalysisRoute<FormOf<One>> }
type Plain = { [Name in Endpoint]: (typeof endpoints)[Name] extends { kind: JobKind } ? Name : never }[Endpoint]

/** Endpoints that do more than submit one job and pass its answer on. */
const own: Routes<Exclude<Endpoint, Plain>> = { ocr: ocrRoute, biometrics: biometricsRoute }

/** The contract holds all there is to say of the others. */
const plain = Object.entries(endpoints)
  .filter((entry): entry is [Plain, PlainEndpoint<JobKind, never>] => 'kind' in entry[1])
  .map(([name, endpoint]) => [name, plainRoute(name, endpoint)])

/** Every endpoint that takes pictures. */
export const analysisRoutes = { ...Object.fromEntries(plain), ...own } as Routes<Endpoint>
