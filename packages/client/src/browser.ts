import { type ClientOptions, makeClient, type VividClient } from './create-client.js'

import { shrinkInBrowser } from './shrink-in-browser.js'

export * from './public.js'

const noFiles = async (path: string): Promise<Blob> => {
  throw new TypeError(`a browser cannot open "${path}": hand over a File or a Blob`)
}

/** A client in a browser. */
export const createClient = (options: ClientOptions): VividClient =>
  makeClient(options, { openFile: noFiles, shrink: shrinkInBrowser })
