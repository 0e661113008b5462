import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))

/** Every run of folders and names in a path that is there: `src/queue`, `queue/redis.ts`, `redis.ts`. */
const parts = new Set(
  tracked.flatMap((file) => {
    const names = file.split('/')
    return names.flatMap((_, from) =>
      names.slice(from).map((_name, length) => names.slice(from, from + length + 1).join('/')),
    )
  }),
)

const comments = /\/\*\*?[\s\S]*?\*\/|(?:^|\s)\/\/.*|^\s*#.*|"""[\s\S]*?"""/gm
/** What people read in a file: a page whole, but for its examples, of a program the comments. */
const proseOf = (file: string): string => {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return text.replace(/```[\s\S]*?```/g, '')
  return [...text.matchAll(comments)].map(([comment]) => comment).join('\n')
}
const mentioned =
  /(?<![\w./<-])(?:\.\.?\/)*((?:[\w@-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|py|md)|(?:apps|packages|models|deploy|test|src)(?:\/[\w-]+)+)(?![\w*<{…-]|[./][\w*<{])/g

/** KIND stands for a name, dist is made, packages of others and the photo sets' tools are elsewhere. */
const isElsewhere = (path: string): boolean =>
  /(?:^|\/)[A-Z]+(?:\/|\.|$)|\bdist\b|^node_modules|^score\.mjs$/.test(path) && !parts.has(path)

// What is gone is named where its going is told.
const pages = tracked.filter((file) => /\.(tsx?|mjs|py|md)$/.test(file) && file !== 'deploy/CHANGELOG.md')

test('files and folders that pages and comments name are there', () => {
  const named = pages.flatMap((file) =>
    [...proseOf(file).matchAll(mentioned)].map(([, path]) => ({ file, path: path! })),
  )
  expect(named.length).toBeGreaterThan(300)
  const missing = named.filter(({ path }) => !parts.has(path) && !isElsewhere(path))
  expect(missing.map(({ file, path }) => `${file}: ${path}`)).toEqual([])
})

test('links between pages lead somewhere', () => {
  const links = pages
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...proseOf(file).matchAll(/\]\((?!\w+:)([^)#\s]+)[^)]*\)/g)].map(([, to]) => ({ file, to: to! })),
    )
  expect(links.length).toBeGreaterThan(50)
  const broken = links.filter(({ file, to }) => !existsSync(join(dirname(file), to)))
  expect(broken.map(({ file, to }) => `${file}: ${to}`)).toEqual([])
})
