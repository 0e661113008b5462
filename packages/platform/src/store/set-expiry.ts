import { createHash } from 'node:crypto'
import type { Client } from 'minio'
import { imagePrefix, probePrefix } from './object-keys.js'

/** What we store, by the name of the rule under which it expires. Whatever else lies in the bucket is not ours to delete. */
const expiring = { 'vivid-images': imagePrefix, 'vivid-probes': probePrefix }

const isOurs = (rule: string): boolean => /<ID>\s*vivid-(images|probes)\s*<\/ID>/.test(rule)

const ruleOf = ([id, prefix]: [string, string], days: number): string =>
  `<Rule><ID>${id}</ID><Filter><Prefix>${prefix}</Prefix></Filter><Status>Enabled</Status>` +
  `<Expiration><Days>${days}</Days></Expiration></Rule>`

/**
 * The bucket's rules with ours in place of earlier ones of ours. The others stay letter for letter: who parses them and writes them
 * anew may lose what only their store understands.
 */
export const mergeExpiry = (rules: string, expireAfterDays: number): string => {
  const found = rules.match(/<Rule>[\s\S]*?<\/Rule>/g) ?? []
  if (found.length !== (rules.match(/\bRule\b[^<>]*>/g) ?? []).length / 2)
    throw new Error('rules in words of their own')
  const ours = Object.entries(expiring).map((each) => ruleOf(each, expireAfterDays))
  return `<LifecycleConfiguration>${[...found.filter((rule) => !isOurs(rule)), ...ours].join('')}</LifecycleConfiguration>`
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
    throw error
  })
  const merged = mergeExpiry(rules, expireAfterDays)
  const headers = { 'Content-MD5': createHash('md5').update(merged).digest('base64') }
  await client.makeRequestAsyncOmit({ method: 'PUT', bucketName, query, headers }, merged)
}
