// The files that a process or a thread starts from become one file each, with all that they import, ours and of libraries: a
// program that finds and reads hundreds of modules takes up to two thirds more CPU to start.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { decode, encode } from '@jridgewell/sourcemap-codec'
import { build } from 'esbuild'
import { outside } from './outside.mjs'
import { root } from './root.mjs'

/** Sources that something starts from, relative to the repository. */
export const entries = [
  ...readdirSync(join(root, 'apps')).flatMap((app) => [`apps/${app}/src/main.ts`, `apps/${app}/src/engine.ts`]),
  'apps/gateway/src/tenants/parse-thread.ts',
  'apps/inspect/src/worker.ts',
  'apps/standalone/src/token.ts',
  'packages/echo/src/echo-engine.ts',
  'packages/embedded/src/redis-process.ts',
  'packages/embedded/src/store-process.ts',
  'packages/vision/src/image/heif/heif-thread.ts',
].filter((path) => existsSync(join(root, path)))

/** Where what is built of a source stands. */
export const outputOf = (source) => source.replace(/\/src\//, '/dist/').replace(/\.ts$/, '.js')

/** What the build says of inputs and outputs, for who asks what a program needs. */
const reportFile = join(root, 'packages/toolchain/dist/report.json')
export const readReport = () => JSON.parse(readFileSync(reportFile, 'utf8'))

/** What CommonJS has in every file, for the libraries that are written in it. */
const commonJs = `import { createRequire as __createRequire } from 'node:module'
import { dirname as __folderOf } from 'node:path'
import { fileURLToPath as __pathOf } from 'node:url'
const require = __createRequire(import.meta.url)
const __filename = __pathOf(import.meta.url)
const __dirname = __folderOf(__filename)`

/** Stands for the way from a file to the repository's root until it is known into which file a module comes. */
const toRoot = '<root>/'

/** Modules of ours find files by their own address, which stays what it is where a module stands by itself. */
const keepAddresses = {
  name: 'addresses',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const own = outputOf(relative(root, path).split(sep).join('/'))
      const contents = text.replaceAll('import.meta.url', `new URL('${toRoot}${own}', import.meta.url).href`)
      return { contents, loader: 'ts' }
    })
  },
}

/** `@vivid/x` is read from its sources, whose lines a stack tells. */
const fromSources = {
  name: 'sources',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^@vivid\// }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolved') return undefined
      const found = await resolve(path, { ...from, pluginData: 'resolved' })
      if (found.errors.length > 0) return found
      const source = relative(root, found.path)
        .replace(/([\\/])dist\1/, '$1src$1')
        .replace(/\.js$/, '.ts')
      return { path: join(root, source), sideEffects: false }
    })
  },
}

/** Of libraries nobody looks for the sources' lines: their part would be nine tenths of a map, which every start reads. */
const withoutLibraries = (json) => {
  const map = JSON.parse(json)
  const isOurs = map.sources.map((source) => !source.includes('node_modules/'))
  let wasOurs = false
  const reduce = (segment) => {
    const [column, source] = segment
    // Where a library begins a segment without a source does, or its lines would be told as those of ours before it.
    const kept = isOurs[source] ? [segment.slice(0, 4)] : wasOurs ? [[column]] : []
    wasOurs = isOurs[source]
    return kept
  }
  const lines = decode(map.mappings).map((line) => line.flatMap(reduce))
  return JSON.stringify({ ...map, mappings: encode(lines), names: [] })
}

/** Resolves with the files that it wrote, relative to the repository. */
export const buildBundles = async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: entries.map((path) => ({ in: path, out: outputOf(path).replace(/\.js$/, '') })),
    outdir: root,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    banner: { js: commonJs },
    external: Object.keys(outside),
    plugins: [fromSources, keepAddresses],
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
    write: false,
  })
  const written = outputFiles.map(({ path }) => relative(root, path).split(sep).join('/'))
  outputFiles.forEach(({ path, text }, index) => {
    mkdirSync(dirname(path), { recursive: true })
    const wayToRoot = '../'.repeat(written[index].split('/').length - 1)
    writeFileSync(path, path.endsWith('.map') ? withoutLibraries(text) : text.replaceAll(toRoot, wayToRoot))
  })
  mkdirSync(dirname(reportFile), { recursive: true })
  writeFileSync(reportFile, JSON.stringify(metafile.outputs))
  return written
}
