// What goes into the image of one app: `node deploy/image/collect.mjs APP FOLDER`, after `npm ci` and `npm run build`.
// The Dockerfile runs it, and so does the test that adds up the images' sizes and starts the apps from the folders.
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { readReport } from '../../packages/toolchain/bundles.mjs'
import { outside, readByPath } from '../../packages/toolchain/outside.mjs'
import { root } from '../../packages/toolchain/root.mjs'

const [app, folder] = process.argv.slice(2)
if (!app || !folder || !existsSync(join(root, 'apps', app))) {
  console.error('collect: give an app of this repository and a folder')
  process.exit(2)
}
const out = resolve(folder)

/** No process reads these; licences stay wherever they are. */
const unread = [
  /\.(map|ts|mts|cts|tsbuildinfo|md|markdown|flow|yml|yaml|woff2)$/i,
  /(^|\/)(test|tests|docs|example|examples|bench|benchmark|benchmarks|scripts|\.github)\//,
]
const isLicence = (path) => /(^|\/)(licen[cs]e|notice|copying)[^/]*$/i.test(path)

/** Copies what `isWanted` of a file's path below `from`; a package's own packages are copied by themselves. */
const copy = (from, isWanted = () => true) =>
  cpSync(join(root, from), join(out, from), {
    recursive: true,
    filter: (file) => {
      const path = relative(join(root, from), file).split(sep).join('/')
      if (lstatSync(file).isDirectory()) return basename(file) !== 'node_modules'
      return isLicence(path) || isWanted(path)
    },
  })

/** Where Node finds a package that is imported by a file in `from`; undefined where it is not installed. */
const findPackage = (name, from) => {
  for (let above = from; ; above = dirname(above)) {
    const path = join(above, 'node_modules', name)
    if (existsSync(join(root, path, 'package.json'))) return path
    if (above === '.') return undefined
  }
}

const copied = new Set()
const copyPackage = (name, from, isOptional = false) => {
  const path = findPackage(name, from)
  if (path === undefined && !isOptional) throw new Error(`${name}, which ${from} needs, is not installed`)
  if (path === undefined || copied.has(path)) return
  copied.add(path)
  const { files, unused = [] } = outside[name] ?? {}
  copy(
    path,
    (file) => file === 'package.json' || (files ?? { test: () => !unread.some((each) => each.test(file)) }).test(file),
  )
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (!unused.includes(needed)) copyPackage(needed, path, needed in { ...optionalDependencies })
}

/** A model is loaded by its id, which stands in the code of an engine, in quotes. */
const copyModels = (sources) => {
  const texts = sources
    .filter((file) => /^packages\/(engines|vision|specimens)\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  for (const id of readdirSync(join(root, 'models'))) {
    const isNamed = texts.some((text) => text.includes(`'${id}'`))
    if (isNamed && existsSync(join(root, 'models', id, 'model.json'))) copy(join('models', id))
  }
}

/** `@a/b/c.js` is a file of `@a/b`. */
const nameOf = (path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)[0]

const report = readReport()
const collected = new Set()
/** A built file, the files and libraries that it imports, and what its modules read by a path, which may be a built file again. */
const collectBuilt = (file) => {
  if (collected.has(file)) return
  collected.add(file)
  copy(file)
  copy(`${file}.map`)
  const { inputs, imports } = report[file]
  for (const { path, external } of imports) {
    if (!external) collectBuilt(path)
    // Others that the bundler left are optional parts of a library, which are not installed.
    else if (outside[nameOf(path)]) copyPackage(nameOf(path), dirname(file), outside[nameOf(path)].isOptional)
  }
  const sources = Object.keys(inputs).filter((source) => inputs[source].bytesInOutput > 0)
  copyModels(sources)
  for (const path of sources.flatMap((source) => readByPath[source] ?? []))
    if (report[path]) collectBuilt(path)
    else if (outside[nameOf(path.replace('node_modules/', ''))]) copyPackage(path.replace('node_modules/', ''), '.')
    else if (path.startsWith('packages/')) copy(path, (name) => name === '' || name.endsWith('.json'))
    else copy(path, (name) => !unread.some((each) => each.test(name)))
}

/** Whose files were all left out. */
const removeEmptyFolders = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

for (const name of ['main', 'engine'])
  if (report[`apps/${app}/dist/${name}.js`]) collectBuilt(`apps/${app}/dist/${name}.js`)
// Node reads there that the files below are modules.
for (const file of collected) copy(`${/^[^/]+\/[^/]+/.exec(file)[0]}/package.json`)
cpSync(join(root, 'deploy/image/check-health.mjs'), join(out, 'check-health.mjs'))
removeEmptyFolders(out)
