import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { avoided, foreign } from '../words/glossary.js'
import { partsOf, wordsOf } from '../words/words-of.js'

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.py'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file) && !file.startsWith('test/words'))

const findAvoided = (file: string, text: string): string[] => {
  const here = avoided.filter(({ within, right }) => (within?.test(file) ?? true) && !right?.test(file))
  // Few files hold one at all: only those are taken apart.
  const parts = partsOf(text)
  const suspects = here.filter(({ word }) => parts.some((part) => word.test(part)))
  if (suspects.length === 0) return []
  return wordsOf(file, text)
    .filter((said) => !foreign.has(said.text))
    .flatMap((said) => {
      const words = partsOf(said.text)
      const line = text.slice(0, said.at).split('\n').length
      return suspects.flatMap(({ word, say }) => {
        const found = words.find((part) => word.test(part))
        return found ? [`${file}:${line}: ${found} in ${said.is}; say: ${say}`] : []
      })
    })
}

test('identifiers and comments use the words of the glossary', () => {
  expect(files.length).toBeGreaterThan(1_500)
  expect(files.flatMap((file) => findAvoided(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('a word that is avoided is found in TypeScript and in Python, in names and comments, and not in strings', () => {
  const program =
    "/** Settles it. */\nexport const settleYear = () => 'settle'\nawait Promise.allSettled([]) // nought\n"
  expect(findAvoided('packages/a.ts', program).map((found) => found.split(';')[0])).toEqual([
    'packages/a.ts:1: settles in comment',
    'packages/a.ts:2: settle in identifier',
    'packages/a.ts:3: nought in comment',
  ])
  const script = '"""Settled."""\nto_nought = "nought"  # a nought\n'
  expect(findAvoided('models/a.py', script).map((found) => found.split(';')[0])).toEqual([
    'models/a.py:1: settled in comment',
    'models/a.py:2: nought in identifier',
    'models/a.py:2: nought in comment',
  ])
})

test('every exception is for a file that is there', () => {
  for (const { within, right, say } of avoided)
    for (const pattern of [within, right])
      if (pattern)
        expect(
          files.some((file) => pattern.test(file)),
          `${say}: ${pattern}`,
        ).toBe(true)
})
