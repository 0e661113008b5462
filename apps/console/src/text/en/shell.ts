/** Around every page. */
export const shell = {
  tagline: 'Reads identity documents. Tells the genuine and the living from the fake.',
  skip: 'Skip to the content',
  nav: { label: 'Pages', try: 'Try', operate: 'Operate', guides: 'Guides', reference: 'Reference', errors: 'Errors' },
  switch: { language: 'Language', light: 'Light theme', dark: 'Dark theme' },
  token: {
    title: 'Access token',
    none: 'This service needs a token of yours. Paste one to begin.',
    own: 'Token',
    builtIn: 'Built-in development token',
    use: 'Use this token',
    change: 'Use another token',
    forget: 'Back to the built-in token',
    hint: 'Make one with: npm run token -- --development --services ocr,liveness,id_reader_plus',
    expired: 'The token has expired or is not valid. Get a new one and send again.',
    refresh: 'Get a new token',
  },
}
