import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { createClient, type VividClient } from '@vivid/client'
import type { Connection } from './arguments.js'

/** Runs the caller's own command, as their shell would. */
const tokenFrom = (command: string) => async () => {
  const { stdout } = await promisify(exec)(command)
  return stdout.trim()
}

export const connect = ({ token, tokenCommand, ...options }: Connection): VividClient =>
  createClient({ ...options, token: tokenCommand === undefined ? token! : tokenFrom(tokenCommand) })
