/** No connection is held open for longer, whatever was asked for. */
const LONGEST_WAIT_SECONDS = 60

/** Preferences by name, RFC 7240 §2: separated by commas, each with an optional value; of two with the same name the first counts. */
const preferencesOf = (header: string | string[] | undefined): Map<string, string> => {
  const preferences = new Map<string, string>()
  for (const preference of [header ?? []].flat().join(',').split(',')) {
    const [token = ''] = preference.split(';')
    const [name = '', value = ''] = token.split('=').map((word) => word.trim())
    const key = name.toLowerCase()
    if (key !== '' && !preferences.has(key)) preferences.set(key, value.replace(/^"(.*)"$/, '$1'))
  }
  return preferences
}

/** Whether the caller would rather have its answer later than wait for it: RFC 7240 §4.1. */
export const prefersAsync = (header: string | string[] | undefined): boolean =>
  preferencesOf(header).has('respond-async')

/** Seconds that the caller would wait: RFC 7240 §4.3; 0 without the preference or with one that is none. */
export const preferredWait = (header: string | string[] | undefined): number => {
  const value = preferencesOf(header).get('wait') ?? ''
  return /^\d{1,9}$/.test(value) ? Math.min(LONGEST_WAIT_SECONDS, Number(value)) : 0
}
