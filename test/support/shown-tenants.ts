/** Of a tenant's webhook; the second is the newer one. */
export const webhookSecrets = [
  'whsec_c2VjcmV0IG9mIHRlc3RzLCBsb25nIGVub3VnaA==',
  'whsec_YW5vdGhlciBzZWNyZXQgb2YgdGhlIHRlc3Rz',
] as const

/** Tenants that the shared echo service knows by name; no file but one sends anything as one of them. */
export const shownTenants = (webhookPort: number) => {
  const url = `http://127.0.0.1:${webhookPort}/vivid`
  return {
    // With a metric of its own: `accounting.test.ts`.
    acme: {},
    // `limits.test.ts`.
    limited: { requests_per_second: 0.01, burst: 3 },
    // `webhooks.test.ts`.
    told: { webhook: { url, secrets: webhookSecrets } },
    answered: { webhook: { url, secrets: webhookSecrets.slice(1), data: true } },
    inside: { webhook: { url: 'http://169.254.169.254/latest/meta-data', secrets: webhookSecrets } },
  }
}
