import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { parseTenants } from './parse-tenants.js'
import type { ParseTask } from './parse-thread.js'

/** Also from the sources, which tests run: a thread starts from what was built. */
const thread = new URL('../../dist/tenants/parse-thread.js', import.meta.url)

/** The same as `parseTenants`, in a thread of its own: 20,000 tenants take a second, for which no request would be answered. */
export const parseApart = async (
  text: string,
  limits: ParseTask['limits'],
): Promise<ReturnType<typeof parseTenants>> => {
  const workerData: ParseTask = { text, limits }
  // Rejects with what the thread throws.
  const [entries] = await once(new Worker(thread, { workerData, env: {} }), 'message')
  return entries
}
