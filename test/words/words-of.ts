import ts from 'typescript'

export interface Said {
  readonly text: string
  readonly at: number
  readonly is: 'identifier' | 'comment'
}

/** Identifiers and comments of a program; strings are what others see, and not looked at. */
export const wordsOf = (file: string, text: string): Said[] =>
  file.endsWith('.py') ? inPython(text) : inTypeScript(file, text)

const inTypeScript = (file: string, text: string): Said[] => {
  const said: Said[] = []
  const seen = new Set<number>()
  const noteComments = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) {
      if (!seen.has(pos)) said.push({ text: text.slice(pos, end), at: pos, is: 'comment' })
      seen.add(pos)
    }
  }
  const visit = (node: ts.Node) => {
    noteComments(ts.getLeadingCommentRanges(text, node.pos))
    noteComments(ts.getTrailingCommentRanges(text, node.end))
    if (ts.isIdentifier(node)) said.push({ text: node.text, at: node.end - node.text.length, is: 'identifier' })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))
  return said
}

/** A text in three quotation marks is a comment, one in fewer is a string. */
const python = /"""[\s\S]*?"""|#.*|[rbf]?"(?:[^"\\\n]|\\.)*"|[rbf]?'(?:[^'\\\n]|\\.)*'|[A-Za-z_]\w*/g

const inPython = (text: string): Said[] =>
  [...text.matchAll(python)].flatMap(({ 0: token, index }): Said[] => {
    if (/^("""|#)/.test(token)) return [{ text: token, at: index, is: 'comment' }]
    return /^[A-Za-z_]\w*$/.test(token) ? [{ text: token, at: index, is: 'identifier' }] : []
  })

/** `readMrzLines` and `read_mrz_lines` are read, mrz and lines. */
export const partsOf = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
