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
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const [app, folder] = process.argv.slice(2)
if (!app || !folder || !existsSync(join(root, 'apps', app))) {
  console.error('collect: give an app of this repository and a folder')
  process.exit(2)
}
const out = resolve(folder)

/** Draw pictures; no worker loads them. */
const specimenModels = ['portrait-generator']
/** Files outside of the workspaces that an app reads. */
const alsoRead = { load: ['deploy/load/scenarios.json'] }
/** Of no use to a running process. */
const unused = /\.(map|d\.ts|d\.mts|d\.cts|tsbuildinfo|test\.js|md|markdown)$/
const isLicence = (path) => /licen[cs]e|notice|copying/i.test(basename(path))

const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
/** Somebody's optional peer that is here for development only, such as the compiler. */
const isForDevelopment = (path) => Boolean(locked[relative(root, path).replaceAll('\\', '/')]?.devOptional)

/** Every production package that the app reaches, itself included; workspaces are links. */
const reached = execFileSync(
  'npm',
  ['ls', '--workspace', `@vivid/${app}`, '--omit=dev', '--all', '--parseable', '--silent'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' },
)
  .split('\n')
  .filter((path) => path.includes('node_modules') && !isForDevelopment(path))

const copy = (from, to, keep) =>
  cpSync(from, to, { recursive: true, filter: (path) => keep(relative(from, path), path) })

const copyWorkspace = (link) => {
  const source = realpathSync(link)
  const target = join(out, relative(root, source))
  const kept = ['package.json', 'dist', 'templates']
  copy(source, target, (path) => path === '' || (kept.includes(path.split(/[\\/]/)[0]) && !unused.test(path)))
  const placed = join(out, relative(root, link))
  mkdirSync(dirname(placed), { recursive: true })
  symlinkSync(relative(dirname(placed), target), placed)
}

const copyPackage = (source) =>
  copy(source, join(out, relative(root, source)), (path, full) => {
    // Nested packages stand in the list themselves, when the app reaches them.
    if (basename(path) === 'node_modules') return false
    return !unused.test(path) || isLicence(full)
  })

/** The runtime ships its libraries for every platform, five times what one needs. */
const keepThisPlatform = () => {
  const binaries = join(out, 'node_modules/onnxruntime-node/bin/napi-v6')
  if (!existsSync(binaries)) return
  for (const platform of readdirSync(binaries)) {
    for (const arch of readdirSync(join(binaries, platform))) {
      if (platform !== process.platform || arch !== process.arch)
        rmSync(join(binaries, platform, arch), { recursive: true })
    }
  }
}

const copyModels = () => {
  const models = join(root, 'models')
  const isWanted = (id) => !specimenModels.includes(id) || existsSync(join(out, 'packages/specimens'))
  for (const id of readdirSync(models)) {
    if (existsSync(join(models, id, 'model.json')) && isWanted(id)) {
      copy(join(models, id), join(out, 'models', id), () => true)
    }
  }
}

for (const path of reached) {
  if (lstatSync(path).isSymbolicLink()) copyWorkspace(path)
  else copyPackage(path)
}
keepThisPlatform()
if (existsSync(join(out, 'packages/vision'))) copyModels()
for (const file of alsoRead[app] ?? []) copy(join(root, file), join(out, file), () => true)
copy(join(root, 'deploy/image/check-health.mjs'), join(out, 'check-health.mjs'), () => true)
