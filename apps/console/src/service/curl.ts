import { fieldsOf, type Inquiry, neededPictures, paths } from './inquiry.js'

/** The same request for a terminal. The token is left to the reader's environment. */
export const curlOf = (inquiry: Inquiry, origin: string, language: string): string => {
  const fields = fieldsOf(inquiry).map(([name, value]) => `-F ${name}=${value}`)
  const files = neededPictures(inquiry).map((name) => `-F ${name}=@${quoted(inquiry.pictures[name]?.name ?? name)}`)
  const lines = [
    'curl -H "Authorization: Bearer $TOKEN"',
    ...(language === 'en' ? [] : [`-H 'Accept-Language: ${language}'`]),
    ...fields,
    ...files,
    `${origin}${paths[inquiry.about]}`,
  ]
  return lines.join(' \\\n  ')
}

const quoted = (name: string) => (/^[\w.-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`)
