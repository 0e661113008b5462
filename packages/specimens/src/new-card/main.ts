import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '@vivid/command'
import { addCard } from './add-card.js'
import { help, readWish } from './read-wish.js'

/** packages/specimens/dist/new-card → the repository. */
const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..')

try {
  const wish = readWish(process.argv.slice(2))
  if (wish === 'help') process.stdout.write(help)
  else
    process.stdout.write(`${addCard(root, wish)
      .map((file) => `written: ${file}`)
      .join('\n')}

Next:
1. npm run format && npm run build
2. npx vitest run --project unit packages/documents/src/templates packages/documents/src/states
3. npm run specimens -- --kind id-card-${wish.name} --level drawing --out DIR: make the layout look like the card, and its
   state's entry in packages/specimens/src/layouts/hispanic-states.ts: country, nationality as printed, colours, flag
4. npm run -s inspect -- --as document --page PAGE.html PICTURE: see what the template finds on a public specimen
5. Write labels, field boxes, marks and source into packages/documents/src/states/${wish.state.toLowerCase()}/${wish.document}.json
   (packages/documents/src/states/README.md says what each key means)
6. npm run accuracy -- --template "${wish.title}" --count 5 --sides 0 --pairs 0
7. Name the card in README.md and in deploy/CHANGELOG.md
`)
} catch (error) {
  process.stderr.write(`new-card: ${(error as Error).message}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
