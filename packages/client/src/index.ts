import { openAsBlob } from 'node:fs'
import { type ClientOptions, makeClient, type VividClient } from './create-client.js'

export * from './public.js'

/** A client in Node: pictures may also be paths. */
export const createClient = (options: ClientOptions): VividClient => makeClient(options, (path) => openAsBlob(path))
