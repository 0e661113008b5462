import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const program = fileURLToPath(new URL('../../standalone/dist/token.js', import.meta.url))
/** The longest run the kit allows, and some. */
const HOLDS_SECONDS = 8 * 24 * 3600

/** What `npm run token` prints: signed with JWT_SECRET, or with the development secret. */
export const obtainToken = async (services: string): Promise<string> => {
  const args = [program, '--tenant', 'load-kit', '--services', services, '--expires', String(HOLDS_SECONDS)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return stdout.trim()
}
