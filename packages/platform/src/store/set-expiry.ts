import { createHash } from 'node:crypto'
import type { Client } from 'minio'
import { imagePrefix, probePrefix } from './object-keys.js'

/** What we store, by the name of the rule under which it expires. Whatever else lies in the bucket is not ours to delete. */
const expiring = { 'vivid-images': imagePrefix, 'vivid-probes': probePrefix }

const isOurs = (rule: string): boolean => /<ID>\s*vivid-(images|probes)\s*<\/ID>/.test(rule)

const ruleOf = ([id, prefix]: [string, string], days: number): string =>
  `<Rule><ID>${id}</ID><Filter><Prefix>${prefix}</Prefix></Filter><Status>Enabled</Status>` +
  `<Expiration><Days>${days}</Days></Expiration></Rule>`

/** What a rule says, however its store orders and spaces it. */
const valuesOf = (rule: string): string =>
  [...rule.matchAll(/<(\w+)>([^<]*)<\/\1>/g)]
    .map(([, name, value]) => `${name}=${value!.trim()}`)
    .toSorted()
    .join()

const saySame = (some: string[], others: string[]): boolean =>
  String(some.map(valuesOf).toSorted()) === String(others.map(valuesOf).toSorted())

/**
 * The bucket's rules with ours in place of earlier ones of ours; null where ours are among them as they should be. The others stay letter
 * for letter: who parses them and writes them anew may lose what only their store understands.
 */
export const mergeExpiry = (rules: string, expireAfterDays: number): string | null => {
  const found = rules.match(/<Rule>[\s\S]*?<\/Rule>/g) ?? []
  if (found.length !== (rules.match(/\bRule\b[^<>]*>/g) ?? []).length / 2)
    throw new Error('rules in words of their own')
  const ours = Object.entries(expiring).map((each) => ruleOf(each, expireAfterDays))
  // Not written without need: a rule that somebody else adds between our reading and our writing is lost.
  if (saySame(found.filter(isOurs), ours)) return null
  return `<LifecycleConfiguration>${[...found.filter((rule) => !isOurs(rule)), ...ours].join('')}</LifecycleConfiguration>`
}

/** The store does not let us read the bucket's rules. Ours are not written then: that would delete those of others. */
export class ExpiryUnreadable extends Error {
  constructor(cause: unknown) {
    super('the expiry rules of the bucket cannot be read', { cause })
  }
}

/** Lets what is ours in the bucket expire by itself. */
export const setExpiry = async (client: Client, bucketName: string, expireAfterDays: number): Promise<void> => {
  const query = 'lifecycle'
  const read = async () => {
    const answer = await client.makeRequestAsync({ method: 'GET', bucketName, query })
    return Buffer.concat(await answer.toArray()).toString()
  }
  const rules = await read().catch((error: { code?: unknown }) => {
    if (error.code === 'NoSuchLifecycleConfiguration') return ''
    if (error.code === 'AccessDenied') throw new ExpiryUnreadable(error)
    throw error
  })
  const merged = mergeExpiry(rules, expireAfterDays)
  if (merged === null) return
  const headers = { 'Content-MD5': createHash('md5').update(merged).digest('base64') }
  await client.makeRequestAsyncOmit({ method: 'PUT', bucketName, query, headers }, merged)
}
