import type { SampleRequest } from '@vivid/contract'
import {
  biometricsSamples,
  endpointFacts,
  type JobKind,
  jobKinds,
  kindFacts,
  usualServices,
} from '@vivid/contract/interface'

/** A request of load tests, as callers would send it. */
export interface KindDefinition extends SampleRequest {
  /** The kinds of work that it asks for. */
  jobs: readonly JobKind[]
  path: string
  /** What its token must hold. */
  services: string
}

/** Names of the contract's sample requests. */
export type Kind =
  | { [Job in JobKind]: keyof (typeof kindFacts)[Job]['samples'] }[JobKind]
  | keyof typeof biometricsSamples

const servicesOf = (jobs: readonly JobKind[]): string =>
  [...new Set([...usualServices, ...jobs.map((job) => kindFacts[job].service)])].join(',')

const samplesOf = (job: JobKind): [string, KindDefinition][] => {
  const { samples, endpoint } = kindFacts[job]
  const asked = { jobs: [job], path: endpointFacts[endpoint].path, services: servicesOf([job]) }
  return Object.entries<SampleRequest>(samples).map(([name, sample]) => [name, { ...sample, ...asked }])
}

const together = Object.entries(biometricsSamples).map(
  ([name, { kinds: jobs, ...sample }]): [string, KindDefinition] => [
    name,
    { ...sample, jobs, path: endpointFacts.biometrics.path, services: servicesOf(jobs) },
  ],
)

/** Every kind of request that the contract has a sample of. */
export const kinds = Object.fromEntries([...jobKinds.flatMap(samplesOf), ...together]) as Readonly<
  Record<Kind, KindDefinition>
>

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
