// What stands in the lock file, and under which licence: read from the lock file and, where that is silent, from the package.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Packages that state their licence in a file only, looked up by hand. */
const statedElsewhere = {
  buildcheck: 'MIT',
  busboy: 'MIT',
  'cpu-features': 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  ssh2: 'MIT',
  streamsearch: 'MIT',
}

/** Every one of them may be used commercially, and shipped beside a product under another licence. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
])

/** Allowed for these packages, for the reason given; anywhere else they are a fault. */
const exceptions = [
  {
    names: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, a shared library of its own that sharp loads and anybody can replace',
  },
  {
    names: /^libheif-js$/,
    licence: 'LGPL-3.0',
    why: 'libheif and libde265, a WebAssembly file of their own that is loaded at run time and anybody can replace',
  },
  { names: /^@fontsource\//, licence: 'OFL-1.1', why: 'fonts, shipped unchanged; specimens are drawn with them' },
  { names: /^axe-core$/, licence: 'MPL-2.0', why: 'tests only, unchanged; no image and no page holds it' },
]

const spelled = { boost: 'BSL-1.0' }

/** The licences one must heed: every part of an AND, the first permitted part of an OR. */
const choose = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .map((part) => {
      const choices = part.split(' OR ').map((name) => spelled[name.trim()] ?? name.trim())
      return choices.find((name) => permissive.has(name)) ?? choices[0]
    })

const judge = (name, licences) =>
  licences
    .filter((licence) => !permissive.has(licence))
    .map((licence) => exceptions.find((each) => each.licence === licence && each.names.test(name))?.why ?? null)

/** Everything installed from a registry: name, version, licences, whether only development needs it, and what speaks for it. */
export const listDependencies = () =>
  Object.entries(readJson('package-lock.json').packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const manifest = join(root, path, 'package.json')
      const said =
        entry.license ?? (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).license : undefined)
      const stated = typeof said === 'string' ? said : statedElsewhere[name]
      const licences = stated === undefined ? [] : choose(stated)
      const reasons = judge(name, licences)
      return {
        name,
        version: entry.version,
        licences,
        dev: entry.dev === true,
        hasInstallScript: entry.hasInstallScript === true,
        reasons: reasons.filter((why) => why !== null),
        permitted: licences.length > 0 && reasons.every((why) => why !== null),
      }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
