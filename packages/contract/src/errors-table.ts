import { errors } from './errors.js'
import { invalidReasons } from './kinds/ocr/invalid-reasons.js'
import { refusals } from './refusals.js'

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

/** The error catalogue as Markdown: `ERRORS.md` is this, and a test compares the two. */
export const errorsTable = (): string => {
  const coded = Object.entries(errors)
    .sort(([, a], [, b]) => a.code - b.code)
    .map(([name, { code, status, fault, en, es, pt }]) => row(code, `\`${name}\``, status, fault, en, es, pt))
  const invalid = Object.entries(invalidReasons).map(([name, { en, es, pt }]) => row(`\`${name}\``, en, es, pt))
  const refused = Object.entries(refusals).map(([name, { status, en, es, pt }]) =>
    row(status, `\`${name}\``, en, es, pt),
  )
  return [
    '# Errors',
    '',
    'Made from `errors.ts` beside each kind of work in `src/kinds/` and from `src/refusals.ts` by `npm run docs`. Texts follow `Accept-Language` (`en`, `es`, `pt`).',
    '',
    'Every answer that failed has its reason in the header `Error-Reason` and, where `details` is asked for, in `details.reason`: the names in',
    'the tables below. They tell apart what shares a code. The record of a transaction has it as `error`, a webhook as `data.reason`. The combined',
    'request tells the reason of the part that decides: a failure of ours before a rejection, then liveness, face match, document.',
    '',
    '## Coded answers',
    '',
    'The code is `error_code` in the body. *Fault* says who is at fault: a `caller` takes another picture or mends the',
    'request; a `bug` is ours.',
    '',
    row('code', 'reason', 'HTTP', 'fault', 'English', 'Spanish', 'Portuguese'),
    '|---|---|---|---|---|---|---|',
    ...coded,
    '',
    '## Documents that are not valid',
    '',
    'The document was read, and its answer says `valid: false` without a code.',
    '',
    row('reason', 'English', 'Spanish', 'Portuguese'),
    '|---|---|---|---|',
    ...invalid,
    '',
    '## Refusals',
    '',
    'Requests that never became an analysis. The body holds the text as `error` and the name as `reason`, and no code.',
    '',
    row('HTTP', 'reason', 'English', 'Spanish', 'Portuguese'),
    '|---|---|---|---|---|',
    ...refused,
    '',
  ].join('\n')
}
