// npm run build, which does nothing where nothing has changed. Packages and tests: every src/**/*.ts becomes dist/**/*.js, types taken off and nothing else changed. Programs and
// threads (`bundles.mjs`) become one file each, libraries included. Types are checked by `npm run check`.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import { buildBundles, entries } from './bundles.mjs'
import { root } from './root.mjs'

const folders = (parent) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, parent, entry.name))

/** Where sources and output of each workspace stand; an app's output is its bundles. */
const workspaces = [
  ...folders('packages').map((folder) => ({ source: join(folder, 'src'), dist: join(folder, 'dist') })),
  ...folders('apps').map((folder) => ({ source: join(folder, 'src'), dist: join(folder, 'dist'), isApp: true })),
  { source: join(root, 'test'), dist: join(root, 'test/dist') },
  // Pages are built by Vite.
].filter(({ source }) => existsSync(source) && !existsSync(join(source, '../vite.config.js')))

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

/** Changes with every source, library and script of the build. */
const fingerprint = () => {
  const files = [
    ...workspaces.flatMap(({ source, dist }) => filesUnder(source).filter((file) => !file.startsWith(dist))),
    ...filesUnder(join(root, 'packages/toolchain')).filter((file) => /\.mjs$/.test(file)),
    ...workspaces.map(({ source }) => join(source, '../package.json')),
    join(root, 'package-lock.json'),
  ].filter((file) => existsSync(file) && !file.includes('/node_modules/'))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file} ${statSync(file).mtimeMs} ${statSync(file).size}\n`)
  return hash.digest('hex')
}

const isEntry = (file) => entries.includes(relative(root, file).split(sep).join('/'))

/** Resolves with the files that stand in `dist` afterwards. */
const transpile = async ({ source, dist, isApp }) => {
  const sources = filesUnder(source).filter(isSource(dist))
  const data = source.endsWith('src') ? filesUnder(source).filter((file) => file.endsWith('.json')) : []
  const single = oneFile[source]
  const wanted = new Set([...sources, ...data].map((file) => relative(source, file).replace(/\.ts$/, '.js')))
  if (single) wanted.add(single.file)
  // What has no source any more; declarations, which the compiler writes, stay beside an app's bundles.
  const isKept = (file) => {
    const name = relative(dist, file)
    if (!/\.(js|json|map)$/.test(name)) return wanted.has(name.replace(/\.d\.ts$/, '.js')) || !/\.d\.ts$/.test(name)
    const script = name.replace(/\.map$/, '')
    return isApp ? isEntry(join(source, script.replace(/\.js$/, '.ts'))) : wanted.has(script)
  }
  for (const file of filesUnder(dist)) if (!isKept(file)) rmSync(file)
  if (isApp) return []
  await build({
    entryPoints: [...sources.filter((file) => !isEntry(file)), ...data],
    outbase: source,
    outdir: dist,
    loader: { '.json': 'copy' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
  })
  if (single)
    await build({
      entryPoints: [join(source, single.entry)],
      outfile: join(dist, single.file),
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
    })
  return [...wanted].map((name) => relative(root, join(dist, name)))
}

const recordFile = join(root, 'packages/toolchain/dist/built.json')
const { madeOf, files: before } = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {}
const sources = fingerprint()
if (madeOf !== sources || !before.every((file) => existsSync(join(root, file)))) {
  rmSync(recordFile, { force: true })
  const files = await Promise.all(workspaces.map(transpile))
  writeFileSync(recordFile, JSON.stringify({ madeOf: sources, files: [...files.flat(), ...(await buildBundles())] }))
}
