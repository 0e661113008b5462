import { errors, type Language, openApi, refusals } from '@vivid/contract'
import { flattenFields, type Schema } from './describe-type.js'
import { code, escaped, table } from './html.js'
import { type Operation, renderOperation } from './render-operation.js'
import { type ReferenceText, referenceTexts } from './texts.js'

/** The whole reference as one page without a script, from the document that machines read. */
export const renderReference = ({
  version,
  language,
  base,
  hasConsole,
}: {
  version: string
  language: Language
  /** What stands before the paths in examples. */
  base: string
  hasConsole: boolean
}): string => {
  const text = referenceTexts[language]
  const document = openApi(version)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  )
  const schemas = Object.entries(document.components.schemas) as unknown as [string, Schema][]
  const other = language === 'en' ? 'es' : 'en'
  const contents = [
    ['auth', text.auth],
    ...operations.map(({ path, method, operation }) => [operation.operationId, `${method.toUpperCase()} ${path}`]),
    ['fields', text.fields],
    ['errors', text.errors],
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>Vivid · ${text.title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/docs/reference.css">
</head>
<body>
  <header><a class="brand" href="/docs">Vivid</a> <small>${escaped(version)}</small>
    ${hasConsole ? `<a href="/">${text.console}</a>` : ''}
    <a class="language" lang="${other}" href="/docs?lang=${other}">${text.other}</a></header>
  <div class="page">
  <nav aria-label="${text.contents}"><ul>${contents
    .map(([id, label]) => `<li><a href="#${id}">${escaped(label)}</a></li>`)
    .join('')}</ul></nav>
  <main>
    <h1>${text.title}</h1>
    <p>${text.lead} <a href="/openapi.json">${text.machine}</a></p>
    <section id="auth"><h2>${text.auth}</h2><p>${text.authText}</p></section>
    ${operations.map((one) => renderOperation(one, text, base)).join('\n')}
    <section id="fields"><h2>${text.fields}</h2>${schemas.map((entry) => renderSchema(entry, text)).join('\n')}</section>
    ${renderErrors(text)}
  </main></div>
</body>
</html>`
}

const renderSchema = ([name, schema]: [string, Schema], text: ReferenceText): string => {
  const rows = flattenFields(schema).map(({ path, type, isRequired, description }) => [
    code(path),
    escaped(type),
    isRequired ? text.yes : '',
    escaped(description),
  ])
  return `<h3>${escaped(name)}</h3>${table(name, [text.field, text.type, text.required, text.meaning], rows)}`
}

/** The catalogue in both languages, whatever the page's own: callers' texts follow Accept-Language. */
const renderErrors = (text: ReferenceText): string => {
  const coded = Object.entries(errors)
    .sort(([, a], [, b]) => a.code - b.code)
    .map(([name, { code: number, status, fault, en, es }]) => [
      String(number),
      code(name),
      String(status),
      text.faults[fault],
      escaped(en),
      `<span lang="es">${escaped(es)}</span>`,
    ])
  const refused = Object.entries(refusals).map(([name, { status, en, es }]) => [
    String(status),
    code(name),
    escaped(en),
    `<span lang="es">${escaped(es)}</span>`,
  ])
  return `
  <section id="errors"><h2>${text.errors}</h2>
    <h3>${text.coded}</h3><p>${text.codedText}</p>
    ${table(text.coded, [text.code, text.name, text.status, text.fault, 'English', 'Español'], coded)}
    <h3>${text.refusals}</h3><p>${text.refusalsText}</p>
    ${table(text.refusals, [text.status, text.name, 'English', 'Español'], refused)}
  </section>`
}
