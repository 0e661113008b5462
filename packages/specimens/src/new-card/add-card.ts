import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '@vivid/command'
import type { CardWish } from './read-wish.js'
import { layoutName, layoutText, stateName, stateText } from './write-layout.js'
import { templateText } from './write-template.js'
import { testText } from './write-test.js'

const layouts = 'packages/specimens/src/layouts'
const folderOf = ({ state }: CardWish) => state.toLowerCase()

/** A line goes in before the first of a kind; a file that looks otherwise is named, not guessed at. */
const insertBefore = (text: string, mark: string, added: string, file: string): string => {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`${file} does not hold "${mark}": add this by hand:\n${added}`)
  return text.slice(0, at) + added + text.slice(at)
}

/** What is written where, as text; lists gain an entry. */
const filesFor = (wish: CardWish, read: (file: string) => string): ReadonlyMap<string, string> => {
  const added = (file: string, mark: string, entry: string) => insertBefore(read(file), mark, entry, file)
  const index = added(
    `${layouts}/index.ts`,
    'import type { Layout }',
    `import { ${layoutName(wish)} } from '../states/${folderOf(wish)}/id-card-${wish.name}.js'\n`,
  )
  const both = wish.zone ? "['surnames', 'names', 'birth_date', 'gender', 'document_number', 'expiration_date']" : '[]'
  const title = wish.title.replaceAll("'", "\\'")
  const measured = `  { name: '${title}', kinds: ['id-card-${wish.name}'], asked: 'card', onBothSides: ${both} },\n`
  return new Map([
    [`packages/documents/src/states/${folderOf(wish)}/${wish.document}.json`, templateText(wish)],
    [`packages/documents/src/states/${folderOf(wish)}/${wish.document}.test.ts`, testText(wish)],
    [`packages/specimens/src/states/${folderOf(wish)}/id-card-${wish.name}.ts`, layoutText(wish)],
    [`${layouts}/index.ts`, insertBefore(index, '  visaA,', `  ${layoutName(wish)},\n`, `${layouts}/index.ts`)],
    [`${layouts}/hispanic-states.ts`, added(`${layouts}/hispanic-states.ts`, '} as const satisfies', stateText(wish))],
    ['test/accuracy/templates.ts', added('test/accuracy/templates.ts', "  {\n    name: 'generic TD1'", measured)],
  ])
}

const isList = (file: string) => /index\.ts$|hispanic-states\.ts$|accuracy\/templates\.ts$/.test(file)

/** Writes all files below the repository's root, or none; returns their names. */
export const addCard = (root: string, wish: CardWish): readonly string[] => {
  const files = filesFor(wish, (file) => readFileSync(join(root, file), 'utf8'))
  const there = [...files.keys()].filter((file) => !isList(file) && existsSync(join(root, file)))
  if (there.length > 0) throw new UsageError(`already there: ${there.join(', ')}; choose another --document or --name`)
  const states = readFileSync(join(root, `${layouts}/hispanic-states.ts`), 'utf8')
  const hasState = states.includes(`\n  ${stateName(wish)}: {`)
  const wanted = [...files].filter(([file]) => !(hasState && file.endsWith('hispanic-states.ts')))
  for (const [file, text] of wanted) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return wanted.map(([file]) => file)
}
