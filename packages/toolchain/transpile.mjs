// Turns every src/**/*.ts into dist/**/*.js, types taken off and, but for what is bundled, nothing else changed: a
// second, where the compiler, which checks them (`npm run check`), takes ten. JSON beside the sources is copied. What
// has no source any more is removed.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const folders = (parent) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, parent, entry.name))

/** Where sources and output of each workspace stand. */
const workspaces = [
  ...[...folders('packages'), ...folders('apps')].map((folder) => ({
    source: join(folder, 'src'),
    dist: join(folder, 'dist'),
  })),
  { source: join(root, 'test'), dist: join(root, 'test/dist') },
  // Pages are built by Vite.
].filter(({ source }) => existsSync(source) && !existsSync(join(source, '../vite.config.js')))

/**
 * Workspaces that become one file for each of these entries, libraries included: every process and thread loads the
 * contract, and the hundreds of files of its schema library took a third of a second each time.
 */
const bundled = { [join(root, 'packages/contract/src')]: ['index.ts', 'errors.ts', 'interface.ts', 'refusals.ts'] }

/**
 * Libraries of hundreds of files become one file each, beside the sources that import them: to find and read so many took gateways
 * and workers two fifths of the CPU of their start. What is imported of a library in CommonJS must be named here.
 */
const joined = {
  [join(root, 'packages/platform/src')]: {
    bullmq: "export { Job, Queue, UnrecoverableError, WaitingError, Worker } from 'bullmq'",
    ioredis: "export { Redis } from 'ioredis'",
    minio: "export * from 'minio'",
  },
}
/** What CommonJS has in every file, for the libraries that are written in it. */
const banner = {
  js: `import { createRequire } from 'node:module'
import { dirname as folderOf } from 'node:path'
import { fileURLToPath as pathOf } from 'node:url'
const require = createRequire(import.meta.url)
const __filename = pathOf(import.meta.url)
const __dirname = folderOf(__filename)`,
}

/** Resolves with the names of the files, which stand in `dist`. */
const joinLibraries = async ({ source, dist }, libraries) => {
  const { metafile } = await build({
    entryPoints: Object.keys(libraries).map((name) => ({ in: `library:${name}`, out: name })),
    outdir: join(dist, 'libraries'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner,
    // Optional, and partly a binary: it is found at run time, or done without.
    external: ['msgpackr-extract'],
    logLevel: 'error',
    metafile: true,
    absWorkingDir: dist,
    plugins: [
      {
        name: 'libraries',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^library:/ }, ({ path }) => ({
            path: path.slice('library:'.length),
            namespace: 'library',
          }))
          onLoad({ filter: /.*/, namespace: 'library' }, ({ path }) => ({
            contents: libraries[path],
            resolveDir: source,
          }))
        },
      },
    ],
  })
  return Object.keys(metafile.outputs)
}

/** Leaves every import as it is, but for those of joined libraries. */
const importJoined = ({ source }, libraries) => ({
  name: 'joined',
  setup: ({ onResolve }) => {
    onResolve({ filter: /.*/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point') return undefined
      if (!Object.hasOwn(libraries, path)) return { path, external: true }
      const file = relative(dirname(importer), join(source, 'libraries', `${path}.js`))
      return { path: file.startsWith('.') ? file : `./${file}`, external: true }
    })
  },
})

/** Packages that a page may also load as one small file. */
const oneFile = { [join(root, 'packages/capture/src')]: { entry: 'index.ts', file: 'vivid-capture.js' } }

const filesUnder = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : []

const isSource = (dist) => (file) =>
  /\.ts$/.test(file) && !/\.d\.ts$/.test(file) && !file.startsWith(dist) && !file.includes('node_modules')

await Promise.all(
  workspaces.map(async ({ source, dist }) => {
    const sources = filesUnder(source).filter(isSource(dist))
    const data = source.endsWith('src') ? filesUnder(source).filter((file) => file.endsWith('.json')) : []
    const entries = bundled[source]?.map((name) => join(source, name))
    const wanted = new Set([...sources, ...data].map((file) => relative(source, file).replace(/\.ts$/, '.js')))
    const single = oneFile[source]
    if (single) wanted.add(single.file)
    const libraries = joined[source]
    for (const name of libraries ? await joinLibraries({ source, dist }, libraries) : []) wanted.add(name)
    for (const file of filesUnder(dist)) {
      const name = relative(dist, file)
        .replace(/\.map$/, '')
        .replace(/\.d\.ts$/, '.js')
      if (/\.js(on)?$/.test(name) && !wanted.has(name)) rmSync(file)
    }
    await build({
      entryPoints: entries ?? [...sources, ...data],
      outbase: source,
      outdir: dist,
      loader: { '.json': 'copy' },
      bundle: entries !== undefined || libraries !== undefined,
      splitting: entries !== undefined,
      plugins: libraries ? [importJoined({ source }, libraries)] : [],
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'error',
    })
    if (!single) return
    await build({
      entryPoints: [join(source, single.entry)],
      outfile: join(dist, single.file),
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
    })
  }),
)
