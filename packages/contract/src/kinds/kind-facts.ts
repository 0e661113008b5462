import type { ErrorEntry } from '../error-entry.js'
import type { Texts } from '../languages.js'

/** What is drawn where a load test needs a picture. */
type DrawnPicture = 'passport' | 'card front' | 'card back' | 'selfie' | 'selfie turned'

/** A request as callers send it: the load kit sends it, and capacity is planned with what it costs. */
export interface SampleRequest {
  about: string
  fields: Readonly<Record<string, string>>
  /** By the name of the file. */
  pictures: Readonly<Record<string, DrawnPicture>>
}

/** Everything about a kind of work that is a plain value. It needs no library, so that pages may load it. */
export interface KindFacts {
  /** What people call it. */
  title: Texts
  /** What a tenant contracts to have it done. */
  service: string
  /** Whether a token that lists no services includes it. */
  isUsual: boolean
  /** Where callers ask for it, see `endpointFacts`. */
  endpoint: string
  /** The pictures that its jobs hold, of those that the endpoint takes. */
  pictures: readonly string[]
  /** Its own coded errors by name; its endpoint may answer with those of other kinds, too. */
  errors: Readonly<Record<string, ErrorEntry>>
  /** The class of attack that an error stands for, as transaction records tell it. */
  findings: Readonly<Record<string, string>>
  /**
   * Its sorts of work, each with a cost of its own: milliseconds of a thread per job before any was seen. At least twice the CPU
   * that `npm run bench -- scaling` measured on an idle machine, because a machine with work to do is never idle.
   */
  coldMs: Readonly<Record<string, number>>
  samples: Readonly<Record<string, SampleRequest>>
  /** What the Deployment of its worker asks for; as many threads as CPUs. */
  resources: { readonly cpu: string; readonly memory: string; readonly memoryLimit: string }
  /** The image of its worker: the largest it may be, a tenth above what it is, and the networks in it. */
  image: { readonly largestMb: number; readonly models: readonly string[] }
}

export const usualResources = { cpu: '2', memory: '768Mi', memoryLimit: '1536Mi' } as const
