import { fieldsOf, type Inquiry, neededPictures, paths, sentPictures } from './inquiry.js'

/** What a token must include, and no more: with ID Reader Plus the answer is another. */
const servicesOf = ({ about, proof }: Inquiry): string => {
  if (about === 'selfie') return 'liveness'
  if (about === 'person') return 'liveness,face_match'
  return proof ? 'ocr,id_reader_plus' : 'ocr'
}

/** The same request for a terminal. The token is left to the reader's environment; a comment says what it must include. */
export const curlOf = (inquiry: Inquiry, origin: string, language: string): string => {
  const fields = fieldsOf(inquiry).map(([name, value]) => `-F ${name}=${value}`)
  const names = new Set([...neededPictures(inquiry), ...sentPictures(inquiry)])
  const files = [...names].map((name) => `-F ${name}=@${quoted(inquiry.pictures[name]?.name ?? name)}`)
  const lines = [
    'curl -H "Authorization: Bearer $VIVID_TOKEN"',
    ...(language === 'en' ? [] : [`-H 'Accept-Language: ${language}'`]),
    ...fields,
    ...files,
    `${origin}${paths[inquiry.about]}`,
  ]
  const token = `# VIVID_TOKEN=$(npm run -s token -- --services ${servicesOf(inquiry)})`
  return [token, lines.join(' \\\n  ')].join('\n')
}

const quoted = (name: string) => (/^[\w.-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`)
