/** Nothing from elsewhere, nothing inline; pictures that the page itself made are `blob:`. No other page may frame it. */
const policy = (styles: string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ...styles,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const pageHeaders = {
  'content-security-policy': policy(["style-src 'self'"]),
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** The reference's library makes style elements and sets styles of single elements; scripts stay as they are. */
export const referenceHeaders = (nonce: string) => ({
  'content-security-policy': policy([`style-src-elem 'self' 'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'"]),
})
