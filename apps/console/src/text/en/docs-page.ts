/** The pages of errors and reference. */
export const docsPage = {
  docs: {
    errorsTitle: 'Errors',
    errorsLead:
      'The text is what the service answers in the language of Accept-Language: show it to the person as it is. The code is error_code in the body; a refusal has no code, its name is reason. Every answer names its request in X-Request-Id: mention it when you report a problem.',
    search: 'Search codes, names and texts',
    nothing: 'Nothing found.',
    groups: { documents: 'Documents', selfies: 'Selfies and face match', refusals: 'Refusals' },
    remedies: {
      picture: 'Show the text and let the person take another picture.',
      request: 'Mend the request; sending it again as it is does not help.',
      token: 'Obtain another token, then send again.',
      later: 'Send again later, after Retry-After where it is there.',
      report: 'Send again; report it with its X-Request-Id if it stays.',
    },
  },
}
