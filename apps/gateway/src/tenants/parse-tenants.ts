import { type Problem, problemsOf, type TenantEntry, TenantsFile } from '@vivid/contract'
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml'

/** Everything that is wrong with a list of tenants, each with its line. */
class TenantsError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('; '))
  }
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

/** Entries by tenant, from YAML or JSON. Throws `TenantsError`, whose texts name lines and fields and no values. */
export const parseTenants = (
  text: string,
  { maxRetentionSeconds }: { maxRetentionSeconds: number },
): ReadonlyMap<string, TenantEntry> => {
  const lines = new LineCounter()
  const at = (offset: number, what: string) => `line ${lines.linePos(offset).line}: ${what}`
  // A message that is not pretty shows nothing of the file, which holds secrets.
  const document = parseDocument(text, { lineCounter: lines, stringKeys: true, prettyErrors: false })
  const broken = document.errors.map(({ pos, message }) => at(pos[0], message))
  if (broken.length > 0) throw new TenantsError(broken)
  const entries = document.toJS() as Record<string, TenantEntry>
  const misfits = check(entries)
  const problems = misfits.length > 0 ? misfits : beyondRetention(entries, maxRetentionSeconds)
  if (problems.length > 0) {
    throw new TenantsError(
      problems.map(({ path, what }) => at(offsetOf(document, path), `${path.join('.') || 'the whole'} ${what}`)),
    )
  }
  return new Map(Object.entries(entries))
}
