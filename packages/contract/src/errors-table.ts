import { errors } from './errors.js'
import { refusals } from './refusals.js'

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

/** The error catalogue as Markdown: `ERRORS.md` is this, and a test compares the two. */
export const errorsTable = (): string => {
  const coded = Object.entries(errors)
    .sort(([, a], [, b]) => a.code - b.code)
    .map(([name, { code, status, fault, en, es, pt }]) => row(code, `\`${name}\``, status, fault, en, es, pt))
  const refused = Object.entries(refusals).map(([name, { status, en, es, pt }]) =>
    row(status, `\`${name}\``, en, es, pt),
  )
  return [
    '# Errors',
    '',
    'Made from `errors.ts` beside each kind of work in `src/kinds/` and from `src/refusals.ts` by `npm run docs`. Texts follow `Accept-Language` (`en`, `es`, `pt`).',
    '',
    '## Coded answers',
    '',
    'The code is `error_code` in the body. *Fault* says who is at fault: a `caller` takes another picture or mends the',
    'request; a `bug` is ours.',
    '',
    row('code', 'name', 'HTTP', 'fault', 'English', 'Spanish', 'Portuguese'),
    '|---|---|---|---|---|---|---|',
    ...coded,
    '',
    '## Refusals',
    '',
    'Requests that never became an analysis: the body holds `error` and, as `reason`, the name.',
    '',
    row('HTTP', 'reason', 'English', 'Spanish', 'Portuguese'),
    '|---|---|---|---|---|',
    ...refused,
    '',
  ].join('\n')
}
