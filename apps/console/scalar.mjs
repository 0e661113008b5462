// Scalar's reference as one script, cut out of its Fastify plugin: the plugin carries the bundle as a text and has few
// dependencies, the package that the bundle comes from has three hundred. The plugin itself is never loaded, so what it imports,
// which wants a newer Node than ours, is replaced by a small package in the root's `overrides`.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'

const name = '@scalar/fastify-api-reference'
const main = createRequire(import.meta.url).resolve(name)
const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8'))

/** Where the page finds it; its name changes with its content. */
export const scalarFile = `/assets/scalar-${version}.js`

/** Beside the page, and compressed once for all starts of the gateway. */
export const writeScalar = (site) => {
  const literal = /\bstandalone_default = ("(?:[^"\\]|\\.)*")/.exec(readFileSync(main, 'utf8'))?.[1]
  if (!literal) throw new Error(`${name} ${version} carries no bundle`)
  const script = runInNewContext(literal)
  writeFileSync(join(site, scalarFile), script)
  writeFileSync(join(site, `${scalarFile}.gz`), gzipSync(script, { level: 9 }))
}
