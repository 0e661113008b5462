import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { generated } from './generated.js'

for (const [file, make] of Object.entries(generated)) {
  writeFileSync(file, make(existsSync(file) ? readFileSync(file, 'utf8') : ''))
  console.log(`wrote ${file}`)
}
