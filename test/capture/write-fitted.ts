import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fitted } from '@vivid/capture/watch'
import { root } from '../support/service.js'

const file = join(root, 'packages/capture/src/fitted.ts')

export const writeFitted = (fitted: Fitted): void => {
  const short = JSON.stringify(fitted, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value))
  writeFileSync(
    file,
    `// Written by \`npm run fit-capture\`.
import type { Fitted } from './watch/watcher.js'

export const fitted: Fitted = ${short}
`,
  )
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file])
}
