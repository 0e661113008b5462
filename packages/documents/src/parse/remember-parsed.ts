import type { ParseContext, ParsedValue, Parser } from './parsed-value.js'

/** The same parser, for a field whose values are looked at again and again: each text is parsed once in its context. */
export const rememberParsed = (parse: Parser, own: ParseContext): Parser => {
  const parsed = new Map<string, ParsedValue | null>()
  return (text, context) => {
    if (context !== own) return parse(text, context)
    const known = parsed.get(text)
    if (known !== undefined) return known
    const value = parse(text, context)
    parsed.set(text, value)
    return value
  }
}
