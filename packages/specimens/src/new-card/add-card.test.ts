import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '@vivid/command'
import { checkTemplate } from '@vivid/documents'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addCard } from './add-card.js'
import { type CardWish, readWish } from './read-wish.js'
import { templateFor } from './write-template.js'

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..')
const lists = [
  'packages/specimens/src/layouts/index.ts',
  'packages/specimens/src/layouts/hispanic-states.ts',
  'test/accuracy/templates.ts',
]
const wished = readWish([
  '--state',
  'SUR',
  '--document',
  'id-kaart',
  '--name',
  'suriname',
  '--heading',
  "REPUBLIEK SURINAME'S",
])
const wish = wished as CardWish

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vivid-new-card-'))
  for (const file of lists) cpSync(join(repository, file), join(root, file))
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('writes a template, a specimen and a test, and enters them in the lists', () => {
  const files = addCard(root, wish)
  expect(files).toEqual(
    expect.arrayContaining([
      'packages/documents/src/states/sur/id-kaart.json',
      'packages/documents/src/states/sur/id-kaart.test.ts',
      'packages/specimens/src/states/sur/id-card-suriname.ts',
      ...lists,
    ]),
  )
  expect(checkTemplate(JSON.parse(read('packages/documents/src/states/sur/id-kaart.json')))).toEqual({
    template: templateFor(wish),
  })
  const index = read('packages/specimens/src/layouts/index.ts')
  expect(index).toContain("import { idCardSuriname } from '../states/sur/id-card-suriname.js'")
  expect(index).toContain('  idCardSuriname,\n')
  expect(read('packages/specimens/src/layouts/hispanic-states.ts')).toContain('  suriname: {')
  expect(read('test/accuracy/templates.ts')).toContain("kinds: ['id-card-suriname']")
})

it('prints labels as they were given, and leaves out what the card does not have', () => {
  const args = ['--state', 'GNQ', '--heading', 'GUINEA ECUATORIAL', '--label', 'document_number=N° D.I.P.']
  const own = readWish([...args, '--without', 'nationality']) as CardWish
  const files = addCard(root, own).filter((file) => /cedula|id-card/.test(file))
  expect(files).toHaveLength(3)
  for (const file of files) {
    expect(read(file)).toContain('N° D.I.P.')
    expect(read(file)).not.toMatch(/NACIONALIDAD|NÚMERO/)
  }
})

it('overwrites nothing', () => {
  addCard(root, wish)
  const before = read('packages/specimens/src/layouts/index.ts')
  expect(() => addCard(root, wish)).toThrow(UsageError)
  expect(read('packages/specimens/src/layouts/index.ts')).toBe(before)
})

it.each([
  [[], '--state CODE is missing'],
  [['--state', 'ZZZ', '--heading', 'NOWHERE'], 'ICAO 9303-3'],
  [['--state', 'URY'], '--heading TEXT is missing'],
  [['--state', 'URY', '--heading', 'URU'], 'too short'],
  [['--state', 'URY', '--heading', 'URUGUAY', '--document', 'Cédula'], '--document'],
  [['--state', 'URY', '--heading', 'URUGUAY', '--zone', 'TD4'], '--zone'],
  [['--state', 'URY', '--heading', 'URUGUAY', '--pattern', '12'], '--pattern'],
  [['--state', 'URY', '--heading', 'URUGUAY', '--label', 'names'], '--label'],
  [['--state', 'URY', '--heading', 'URUGUAY', '--without', 'colour'], '--without'],
  [['--nonsense'], 'nonsense'],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readWish(args)).toThrow(UsageError)
  expect(() => readWish(args)).toThrow(reason)
})

it('helps', () => {
  expect(readWish(['--help'])).toBe('help')
})
