import { UsageError } from '@vivid/command'
import { help, kindTable } from './cli/help.js'
import { parseCommand } from './cli/parse-command.js'
import { writeSpecimens } from './cli/write-specimens.js'
import { openStudio } from './studio.js'

try {
  const command = parseCommand(process.argv.slice(2))
  if (command === 'help') process.stdout.write(help())
  else if (command === 'list') process.stdout.write(`${kindTable()}\n`)
  else await writeSpecimens(await openStudio(), command, (line) => process.stderr.write(`${line}\n`))
} catch (error) {
  process.stderr.write(`specimens: ${(error as Error).message}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
