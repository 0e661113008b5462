// Which installed packages an app can load: the imports of its files are followed, as a bundler does.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { build } from 'esbuild'

/** Loaded by a path or a name that is put together at run time, which nobody can follow; a name may be a whole scope. */
const loadedByName = {
  'tesseract.js': { files: ['src/worker-script/node/index.js'], packages: ['@tesseract.js-data/spa'] },
  '@bull-board/api': { packages: ['@bull-board/ui'] },
  '@vivid/specimens': { packages: ['@fontsource'] },
}

const slashes = (path) => path.split(sep).join('/')

const scriptsIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.js$/.test(entry.name) && !/\.test\.js$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    // What only tests load.
    .filter((file) => !slashes(file).includes('/testing/'))

/** The files that the entries import, directly or not, relative to the root. */
const follow = async (root, entryPoints) => {
  const { metafile } = await build({
    entryPoints,
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'traced',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    external: ['*.node'],
    loader: { '.wasm': 'empty' },
  })
  return Object.keys(metafile.inputs)
}

/** Threads of ours start from a file that is named by its address, or load what they need by `createRequire`. */
const named = (root, file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const threads = [...text.matchAll(/new URL\(\s*["'`]([^"'`]+\.js)["'`],\s*import\.meta\.url\s*\)/g)]
  const required = [...text.matchAll(/\b(?:require|load)\d*(?:\.resolve)?\(\s*["'`]([^."'`][^"'`]*)["'`]\s*\)/g)]
  return {
    entries: threads
      .map(([, path]) => slashes(join(dirname(file), path)))
      .filter((path) => existsSync(join(root, path))),
    packages: required
      .map(([, name]) => packageOf(`node_modules/${name}`))
      .filter((path) => existsSync(join(root, path))),
  }
}

/** Imports, and what only a name or an address leads to, until nothing new turns up. */
const followAll = async (root, entryPoints) => {
  const [files, packages] = [new Set(), new Set()]
  let entries = entryPoints
  while (entries.length > 0) {
    const ours = (await follow(root, entries)).filter((file) => !files.has(file) && files.add(file) && !packageOf(file))
    const found = ours.map((file) => named(root, file))
    for (const folder of found.flatMap((each) => each.packages)) packages.add(folder)
    entries = found.flatMap((each) => each.entries).filter((file) => !files.has(file))
  }
  return { files, packages }
}

/** `node_modules/a/node_modules/@b/c/index.js` belongs to `node_modules/a/node_modules/@b/c`. */
export const packageOf = (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]
export const nameOf = (folder) => folder.replace(/^.*node_modules\//, '')

/** Libraries of one platform are optional dependencies, and found by the platform's name. */
const platformLibraries = (root, folder) => {
  const file = join(root, folder, 'package.json')
  const { optionalDependencies = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return Object.keys(optionalDependencies).flatMap((name) => {
    for (let above = folder; above !== '.'; above = dirname(above)) {
      const nested = `${above}/node_modules/${name}`
      if (existsSync(join(root, nested))) return [nested]
    }
    const shared = `node_modules/${name}`
    return existsSync(join(root, shared)) ? [shared] : []
  })
}

/** `folders`: the packages, or scopes of them, that the app may load; `files`: what of them and of ours is imported. */
export const trace = async (root, app, workspaces) => {
  const own = scriptsIn(join(root, 'apps', app, 'dist')).map((file) => slashes(relative(root, file)))
  const { files, packages } = await followAll(root, own)
  const folders = new Set([...workspaces, ...packages, ...[...files].map(packageOf).filter(Boolean)])
  for (const folder of folders) {
    const { files: entries = [], packages = [] } = loadedByName[nameOf(folder)] ?? {}
    const more =
      entries.length > 0
        ? await follow(
            root,
            entries.map((entry) => `${folder}/${entry}`),
          )
        : []
    for (const file of more) files.add(file)
    const found = [...more.map(packageOf).filter(Boolean), ...packages.map((name) => `node_modules/${name}`)]
    for (const each of [...found, ...platformLibraries(root, folder)]) folders.add(each)
  }
  return { folders, files }
}
