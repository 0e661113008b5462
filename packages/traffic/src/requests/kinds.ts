import type { SampleRequest } from '@vivid/contract'
import { endpointFacts, type JobKind, jobKinds, kindFacts, usualServices } from '@vivid/contract/interface'

/** A request of load tests, as callers would send it. */
export interface KindDefinition extends SampleRequest {
  /** The kind of work that it asks for. */
  job: JobKind
  path: string
  /** What its token must hold. */
  services: string
}

/** Names of the contract's sample requests. */
export type Kind = { [Job in JobKind]: keyof (typeof kindFacts)[Job]['samples'] }[JobKind]

const samplesOf = (job: JobKind): [string, KindDefinition][] => {
  const { samples, endpoint, service } = kindFacts[job]
  const services = [...new Set([...usualServices, service])].join(',')
  const { path } = endpointFacts[endpoint]
  return Object.entries<SampleRequest>(samples).map(([name, sample]) => [name, { ...sample, job, path, services }])
}

/** Every kind of request that the contract has a sample of. */
export const kinds = Object.fromEntries(jobKinds.flatMap(samplesOf)) as Readonly<Record<Kind, KindDefinition>>

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
