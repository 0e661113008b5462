import { type JobKind, jobKinds, kindFacts } from './kinds/facts.js'

/** What a tenant may have contracted. */
export type Service = (typeof kindFacts)[JobKind]['service']

const contractedBy = (isUsual: boolean): Service[] =>
  jobKinds.filter((kind) => kindFacts[kind].isUsual === isUsual).map((kind) => kindFacts[kind].service)

/** Those that a token includes which lists none. */
export const usualServices: readonly Service[] = contractedBy(true)
/** All of them, the usual ones first. */
export const services: readonly Service[] = [...new Set([...usualServices, ...contractedBy(false)])]
