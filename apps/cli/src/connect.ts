import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { type ClientOptions, createClient, type VividClient } from '@vivid/client'
import type { Connection } from './arguments.js'

/** Runs the caller's own command, as their shell would. */
const tokenFrom = (command: string) => async () => {
  const { stdout } = await promisify(exec)(command)
  return stdout.trim()
}

/** `told`: of pictures that are larger than the service takes. */
export const connect = (
  { token, tokenCommand, ...options }: Connection,
  told: Pick<ClientOptions, 'onShrunk' | 'onTooLarge'> = {},
): VividClient =>
  createClient({ ...options, ...told, token: tokenCommand === undefined ? token! : tokenFrom(tokenCommand) })
