/** The pages of errors and reference. */
export const docsPage = {
  docs: {
    title: 'Vivid · Documentation',
    errorsTitle: 'Errors',
    errorsLead:
      'Show the text to the person as it is: the service writes it in the language of Accept-Language. Programs compare the name: every failed answer has it in the header Error-Reason. A rejection also has a number in error_code, a refusal its name in reason. Mention X-Request-Id when you report a problem.',
    search: 'Search codes, names and texts',
    nothing: 'Nothing found.',
    groups: {
      documents: 'Documents',
      invalid: 'Documents that were read and are not valid',
      selfies: 'Selfies and face match',
      refusals: 'Refusals',
    },
    remedies: {
      picture: 'Show the text and let the person take another picture.',
      request: 'Correct the request before you send it again.',
      token: 'Obtain another token, then send again.',
      later: 'Send again later. Retry-After says after how many seconds.',
      report: 'Send again. If it fails again, report it with its X-Request-Id.',
    },
  },
}
