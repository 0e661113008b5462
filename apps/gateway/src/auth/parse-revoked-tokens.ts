const shape = /^(jti:.+|sub:.+|sha256:[0-9a-f]{64})$/s

const unquote = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/**
 * One entry a line, `#` before a comment. White space around an entry does not count. One that begins or ends with it, or
 * holds a line break, is written as a JSON string: no other entry begins with a quotation mark.
 */
export const parseRevokedTokens = (text: string): Set<string> => {
  const entries = new Set<string>()
  for (const [index, untrimmed] of text.split('\n').entries()) {
    const line = untrimmed.trim()
    if (line === '' || line.startsWith('#')) continue
    const entry = line.startsWith('"') ? unquote(line) : line
    if (typeof entry !== 'string' || !shape.test(entry)) {
      throw new Error(`line ${index + 1} is none of jti:ID, sub:TENANT, sha256:HEX, nor one of them as a JSON string`)
    }
    entries.add(entry)
  }
  return entries
}
