// npm run test:all: every test in all languages, sizes and kinds, then the programs that take longer than all tests together. One that
// fails does not keep the others from running.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const programs = {
  tests: ['../node_modules/vitest/vitest.mjs', 'run', '--project=!check'],
  'faults under traffic': ['dist/chaos/main.js'],
  'a back-file of 10,000 documents': ['dist/chaos/main.js', '--async'],
  'generated clients': ['dist/clients/main.js'],
  images: ['dist/images/main.js'],
}
/** What a program ends with where this machine lacks what it needs. */
const LACKING = 3

const root = join(import.meta.dirname, '..')
const results = Object.entries(programs).map(([name, [file, ...args]]) => {
  console.log(`\n# ${name}`)
  const env = { ...process.env, CI_ALL: '1' }
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  return { name, status }
})
const told = { 0: 'passed', [LACKING]: 'NOT run on this machine' }
console.log(`\n${results.map(({ name, status }) => `${name}: ${told[status] ?? 'FAILED'}`).join('\n')}`)
process.exitCode = results.every(({ status }) => status === 0 || status === LACKING) ? 0 : 1
