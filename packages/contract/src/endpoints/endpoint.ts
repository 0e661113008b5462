import type { TObject } from 'typebox'
import type { ErrorEntry } from '../error-entry.js'
import type { ErrorName } from '../errors.js'
import type { JobKind } from '../kinds/facts.js'
import type { Language, Translations } from '../languages.js'

export interface Example {
  summary: string
  value: unknown
}

/** What a picture of a form must be. */
export interface PictureRules {
  /** Which limit on its size holds: `MAX_DOCUMENT_BYTES` or `MAX_SELFIE_BYTES`. */
  size: 'document' | 'selfie'
  /** The rejection of a form without it; none where it may be left out. */
  missing?: ErrorName
  unreadable: ErrorName
  tooLarge: ErrorName
  /** For the OpenAPI document. */
  description: string
}

/** What the OpenAPI document says of an endpoint, in English. */
interface EndpointDocs {
  id: string
  tag: { name: string; 'x-displayName': string; description: string }
  summary: string
  /** Said before the list of codes. */
  lead: string
  /** A picture over its limit. */
  tooLarge: string
  /** The fields of a form, pictures by file name. */
  requests: Readonly<Record<string, Example>>
  good: readonly { schema: TObject; example: Example }[]
  /** A generated client takes the first that fits. */
  bad: readonly TObject[]
  /** The answer of an analysis that failed; the last of `bad` where there is none. */
  failed?: TObject
  /** An answer with status 503 or 504 that tells more than a refusal. */
  unfinished?: { schema: TObject; example(reason: 'unavailable' | 'deadline_exceeded'): Example }
  /** Further good answers, by what is special about them. */
  also?: Readonly<Record<string, Example>>
  /** The body that carries one coded error. */
  badExample(error: ErrorName): object
  /** Every text above and of the schemas in each other language, by its English. */
  translations: Translations
}

/** What a rejection says besides its own text. */
export interface RejectionWords {
  /** As engines note the step that failed. */
  metadata?: string | undefined
  /** Stands behind the text. */
  detail?: string | undefined
}

/** One endpoint that takes pictures. */
export interface EndpointDefinition<Form> {
  /** The form without its files. Unknown fields are ignored. */
  form: TObject
  /** Throws `InvalidField`. */
  parse(texts: ReadonlyMap<string, string>): Form
  /** By the names in its facts' `files`. */
  pictures: Readonly<Record<string, PictureRules>>
  /** The coded errors that it answers with, those of its kinds of work included. */
  errors: Readonly<Record<string, ErrorEntry>>
  /** The body of a rejection that is found before any worker sees the request. */
  rejected(error: ErrorName, language: Language, more?: RejectionWords): object
  /** Whether a body is one of its answers to this form. */
  fits(form: Form, body: unknown): boolean
  docs: EndpointDocs
}

/** All that documentation needs of an endpoint, whatever its form. */
export type Documented = Pick<EndpointDefinition<never>, 'form' | 'pictures' | 'errors' | 'docs'>

/** An endpoint that submits one job of one kind, whose answer it passes on. */
export interface PlainEndpoint<Kind extends JobKind, Form> extends EndpointDefinition<Form> {
  kind: Kind
}
