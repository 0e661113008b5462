import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { generated } from './generated.js'

for (const [file, make] of Object.entries(generated)) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const made = make(before)
  if (made !== before) writeFileSync(file, made)
  console.log(`${made === before ? 'unchanged' : 'wrote'} ${file}`)
}
