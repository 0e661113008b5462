import { ConfigError, parseRange } from '@vivid/platform'

/** The ranges of `WEBHOOK_ALLOWED_RANGES`. */
export const readWebhookRanges = (text: string | undefined): readonly string[] => {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const wrong = entries.filter((entry) => parseRange(entry) === null)
  if (wrong.length > 0) {
    throw new ConfigError([`WEBHOOK_ALLOWED_RANGES: ${wrong.join(', ')}: write an address or a range, 10.1.0.0/16`])
  }
  return entries
}
