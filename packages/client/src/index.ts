import { type ClientOptions, makeClient, type VividClient } from './create-client.js'
import { openFile } from './open-file.js'
import { shrinkInNode } from './shrink-in-node.js'

export * from './public.js'

/** A client in Node: pictures may also be paths. */
export const createClient = (options: ClientOptions): VividClient =>
  makeClient(options, { openFile, shrink: shrinkInNode() })
