/** The pages of errors and reference. */
export const docsPage = {
  docs: {
    title: 'Vivid · Documentation',
    errorsTitle: 'Errors',
    errorsLead:
      'Show the text to the person as it is: the service writes it in the language of Accept-Language. A rejection carries a number in error_code; a refusal carries a name in reason. Every answer has an X-Request-Id: mention it when you report a problem.',
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
