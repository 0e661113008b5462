/** `unions`: OpenAPI 3.1; `flat`: OpenAPI 3.0 without unions. */
export type DocumentKind = 'unions' | 'flat'

export interface Running {
  /** The service's own document, as a file. */
  document: string
  /** Empty, and this client's own. */
  folder: string
  /** Where the service is, a token, and the pictures to send: what every program reads. */
  env: Record<string, string>
}

/** A client that a generator makes: generated, compiled and run against a service. */
export interface GeneratedClient {
  name: string
  kind: DocumentKind
  /** What its program printed; throws `Missing` where a tool cannot be had. */
  run(running: Running): Promise<string>
}
