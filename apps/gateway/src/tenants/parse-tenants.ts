import { type Problem, problemsOf, type TenantEntry, TenantsFile } from '@vivid/contract'
import { type Document, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'

/** Problems that are told, of a list in which each of thousands of entries may be wrong. */
const MOST_TOLD = 20

/** What is wrong with a list of tenants, each with its line. */
class TenantsError extends Error {
  constructor(problems: readonly Located[], lines: LineCounter) {
    const told = problems.slice(0, MOST_TOLD).map(({ offset, what }) => `line ${lines.linePos(offset()).line}: ${what}`)
    const more = problems.length > MOST_TOLD ? [`and ${problems.length - MOST_TOLD} more`] : []
    super([...told, ...more].join('; '))
  }
}

interface Located {
  /** Where in the text; looked up only for a problem that is told. */
  offset: () => number
  what: string
}

/** The parser's own check compares each key with all before it: 20,000 tenants took it 10 s. */
const repeatedKeys = (document: Document): Located[] => {
  const repeated: Located[] = []
  visit(document, {
    Map: (_, { items }) => {
      const known = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        if (known.has(key.value)) repeated.push({ offset: () => key.range?.[0] ?? 0, what: 'Map keys must be unique' })
        known.add(key.value)
      }
    },
  })
  return repeated
}

const check = problemsOf(TenantsFile)

/** Where the field begins, or, of one that is missing, the nearest one around it. */
const offsetOf = (document: Document, path: readonly string[]): number => {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path[length - 1]) : null
    if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0]
  }
  return 0
}

const beyondRetention = (entries: Record<string, TenantEntry>, mostSeconds: number): Problem[] =>
  Object.entries(entries)
    .filter(([, { retention_seconds: seconds = 0 }]) => seconds > mostSeconds)
    .map(([tenant]) => ({
      path: [tenant, 'retention_seconds'],
      what: `must not be above RETENTION_SECONDS, ${mostSeconds}`,
    }))

const addressProblem = (address: string): string | null => {
  if (!URL.canParse(address)) return 'must be an address such as https://HOST/PATH'
  const { username, password } = new URL(address)
  return username === '' && password === '' ? null : 'must not hold a user or a password: no such address is called'
}

/** Standard Webhooks: `whsec_` and base64, also as URLs have it. Other secrets are texts. */
const isSecret = (secret: string): boolean => !secret.startsWith('whsec_') || /^whsec_[\w+/-]+={0,2}$/.test(secret)

const unusableWebhooks = (entries: Record<string, TenantEntry>): Problem[] =>
  Object.entries(entries).flatMap(([tenant, { webhook }]) => {
    if (!webhook) return []
    const what = addressProblem(webhook.url)
    const secrets = webhook.secrets.flatMap((secret, at) =>
      isSecret(secret) ? [] : [{ path: [tenant, 'webhook', 'secrets', `${at}`], what: 'must be base64 after whsec_' }],
    )
    return [...(what === null ? [] : [{ path: [tenant, 'webhook', 'url'], what }]), ...secrets]
  })

/** Entries by tenant, from YAML or JSON. Throws `TenantsError`, whose texts name lines and fields and no values. */
export const parseTenants = (
  text: string,
  { maxRetentionSeconds }: { maxRetentionSeconds: number },
): ReadonlyMap<string, TenantEntry> => {
  const lines = new LineCounter()
  const refuse = (problems: readonly Located[]) => {
    if (problems.length > 0) throw new TenantsError(problems, lines)
  }
  // A message that is not pretty shows nothing of the file, which holds secrets.
  const options = { lineCounter: lines, stringKeys: true, prettyErrors: false, uniqueKeys: false }
  const document = parseDocument(text, options)
  refuse(document.errors.map(({ pos, message }) => ({ offset: () => pos[0], what: message })))
  refuse(repeatedKeys(document))
  const entries = document.toJS() as Record<string, TenantEntry>
  const misfits = check(entries)
  const problems =
    misfits.length > 0 ? misfits : [...beyondRetention(entries, maxRetentionSeconds), ...unusableWebhooks(entries)]
  refuse(
    problems.map(({ path, what }) => ({
      offset: () => offsetOf(document, path),
      what: `${path.join('.') || 'the whole'} ${what}`,
    })),
  )
  return new Map(Object.entries(entries))
}
