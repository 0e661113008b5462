import type { Line } from './ask-plainly.js'

const parsed = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', status = '', type = '', ...value] = line.split(' ')
      return { name, status, type, value: value.join(' ') }
    })

/** Holds what a client's program printed to what it should have: a table's cell for each answer, and the names of those that are wrong. */
export const judge = (printed: string, expected: readonly Line[], known: readonly string[] = []) => {
  const lines = new Map(parsed(printed).map((line) => [line.name, line]))
  const judged = expected.map(({ name, status, type, value }) => {
    const line = lines.get(name)
    // Some clients tell no status of an answer that they could read.
    const isRight =
      line?.type === type && line.value === value && (line.status === status || (line.status === '-' && status < '300'))
    if (isRight) return { cell: type, name, isWrong: false }
    const got = line ? `${line.status} ${line.type} ${line.value}`.trim() : 'nothing'
    return { cell: `**${got}**`, name, isWrong: !known.includes(name) }
  })
  return {
    cells: judged.map(({ cell }) => cell),
    faults: judged.filter(({ isWrong }) => isWrong).map(({ name }) => name),
  }
}
