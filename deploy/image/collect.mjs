// What goes into the image of one app: `node deploy/image/collect.mjs APP FOLDER`, after `npm ci` and `npm run build`.
// The Dockerfile runs it, and so does the test that adds up the images' sizes and starts the apps from the folders.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLeftOut } from './left-out.mjs'
import { nameOf, packageOf, trace } from './trace.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const [app, folder] = process.argv.slice(2)
if (!app || !folder || !existsSync(join(root, 'apps', app))) {
  console.error('collect: give an app of this repository and a folder')
  process.exit(2)
}
const out = resolve(folder)
const fromRoot = (path) => relative(root, path).split(sep).join('/')

/** Files outside of the workspaces that an app reads. */
const alsoRead = { load: ['deploy/load/scenarios.json'] }

/** Every production package below the app, itself included; workspaces are links. */
const below = execFileSync(
  'npm',
  ['ls', '--workspace', `@vivid/${app}`, '--omit=dev', '--all', '--parseable', '--silent'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' },
)
  .split('\n')
  .filter((path) => path.includes('node_modules'))
const [workspaces, packages] = [true, false].map((isLink) =>
  below.filter((path) => lstatSync(path).isSymbolicLink() === isLink),
)
const traced = await trace(root, app, workspaces.map(fromRoot))

const copy = (from, to, keep) =>
  cpSync(from, to, { recursive: true, filter: (path) => keep(relative(from, path).split(sep).join('/'), path) })
const isFolder = (path) => lstatSync(path).isDirectory()

const copyWorkspace = (link) => {
  const source = realpathSync(link)
  const target = join(out, relative(root, source))
  const kept = ['package.json', 'dist']
  copy(source, target, (path, full) => {
    if (path === '') return true
    return kept.includes(path.split('/')[0]) && (isFolder(full) || !isLeftOut('', path))
  })
  const placed = join(out, relative(root, link))
  mkdirSync(dirname(placed), { recursive: true })
  symlinkSync(relative(dirname(placed), target), placed)
}

const copyPackage = (source) => {
  const name = nameOf(fromRoot(source))
  copy(source, join(out, relative(root, source)), (path, full) => {
    // Nested packages stand in the list themselves, when the app reaches them.
    if (basename(path) === 'node_modules') return false
    return isFolder(full) || !isLeftOut(name, path)
  })
}

/** Whose files were all left out. */
const removeEmptyFolders = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/** A model is loaded by its id, which stands in the engine's code; kinds of jobs have such names too, elsewhere. */
const copyModels = () => {
  const texts = [...traced.files]
    .filter((file) => /^packages\/(engines|vision|specimens)\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  for (const id of readdirSync(join(root, 'models'))) {
    const isNamed = texts.some((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`))
    if (isNamed && existsSync(join(root, 'models', id, 'model.json')))
      copy(join(root, 'models', id), join(out, 'models', id), () => true)
  }
}

const isReached = (path) => traced.folders.has(path) || traced.folders.has(dirname(path))
for (const path of workspaces) copyWorkspace(path)
for (const path of packages) if (isReached(fromRoot(path))) copyPackage(path)
removeEmptyFolders(join(out, 'node_modules'))
copyModels()
for (const file of alsoRead[app] ?? []) copy(join(root, file), join(out, file), () => true)
copy(join(root, 'deploy/image/check-health.mjs'), join(out, 'check-health.mjs'), () => true)

const isThere = (file) => existsSync(join(out, file)) || !below.includes(join(root, packageOf(file) ?? ''))
const missing = [...traced.files].filter((file) => file.includes('node_modules') && !isThere(file))
if (missing.length > 0) {
  console.error(`collect: imported, and left out: ${missing.slice(0, 9).join(', ')}`)
  process.exit(1)
}
