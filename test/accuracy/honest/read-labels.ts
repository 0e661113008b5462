import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The rows of a set's `labels.jsonl`, their files as paths. */
export const readLabels = async <Row extends { readonly file: string }>(folder: string): Promise<Row[]> => {
  const text = await readFile(join(folder, 'labels.jsonl'), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Row)
    .map((row) => ({ ...row, file: join(folder, row.file) }))
}
