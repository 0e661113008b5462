import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { createClient, type Shrunk, type VividClient } from '@vivid/client'
import type { Connection } from './arguments.js'

/** Runs the caller's own command, as their shell would. */
const tokenFrom = (command: string) => async () => {
  const { stdout } = await promisify(exec)(command)
  return stdout.trim()
}

/** `onShrunk` is told of pictures that were larger than the service takes. */
export const connect = (
  { token, tokenCommand, ...options }: Connection,
  onShrunk: (shrunk: Shrunk) => void = () => undefined,
): VividClient =>
  createClient({ ...options, onShrunk, token: tokenCommand === undefined ? token! : tokenFrom(tokenCommand) })
