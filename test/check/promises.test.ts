import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('test/PROMISES.md', 'utf8')
  .split('\n')
  .filter((line) => line.includes('.test.ts` |'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$|^`|`$/g, '')))

test('the test of each promise is there, under its title', () => {
  expect(rows.length).toBeGreaterThan(100)
  const gone = rows.filter(
    ([, file = '', title = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  )
  expect(gone.map(([promise, file]) => `${promise}: ${file}`)).toEqual([])
})
