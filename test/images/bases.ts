import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../support/service.js'
import { buildah, hasImage, isInstalled } from './buildah.js'

export interface Bases {
  node: string
  debian: string
  /** Where they came from. */
  about: string
}

const PULL_TIMEOUT_MS = 60_000
const madeHere = { node: 'localhost/vivid-base/node', debian: 'localhost/vivid-base/debian' }

/** `ARG NAME=value` of the Dockerfile. */
const argument = (name: string): string =>
  new RegExp(`^ARG ${name}=(\\S+)`, 'm').exec(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'))![1]!

const canPull = (image: string): boolean =>
  spawnSync('buildah', ['pull', '--quiet', `docker.io/library/${image}`], { timeout: PULL_TIMEOUT_MS }).status === 0

/** As small as Debian itself makes it, from its own archive. */
const makeDebian = (name: string, release: string, folder: string) => {
  if (!isInstalled('mmdebstrap', '--version'))
    throw new Error('no registry can be reached, and mmdebstrap is not installed')
  const archive = join(folder, 'debian.tar')
  execFileSync('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', release, archive], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const container = buildah('from', 'scratch')
  buildah('add', '--quiet', container, archive, '/')
  buildah('commit', '--quiet', '--rm', container, name)
}

/** Node's program as its npm package has it, and this machine's npm: what the build stage needs of Node's image. */
const makeNode = (name: string, version: string, debian: string, folder: string) => {
  const packed = execFileSync('npm', ['pack', '--silent', `node-linux-${process.arch}@${version}`], {
    cwd: folder,
    encoding: 'utf8',
  })
  execFileSync('tar', ['-xzf', packed.trim()], { cwd: folder })
  const npm = realpathSync(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim())
  const container = buildah('from', '--pull-never', debian)
  buildah('copy', '--quiet', container, join(folder, 'package/bin/node'), '/usr/local/bin/node')
  buildah('copy', '--quiet', container, join(npm, 'npm'), '/usr/local/lib/node_modules/npm')
  const mounted = buildah('mount', container)
  for (const tool of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${tool}-cli.js`, join(mounted, 'usr/local/bin', tool))
  // Certificates that this machine trusts beside the usual ones, such as a company's proxy has; for the build alone.
  const extra = process.env.NODE_EXTRA_CA_CERTS
  if (extra) {
    copyFileSync(extra, join(mounted, 'etc/ssl/certs/this-machine.crt'))
    const path = '/etc/ssl/certs/this-machine.crt'
    buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${path}`, '--env', `npm_config_cafile=${path}`, container)
  }
  buildah('commit', '--quiet', '--rm', container, name)
}

/** The Dockerfile's own bases from a registry, or the same releases put together here when none can be reached. */
export const obtainBases = (say: (line: string) => void): Bases => {
  const named = { node: argument('NODE_IMAGE'), debian: argument('DEBIAN_IMAGE') }
  const [version, release] = [/:(\d+\.\d+\.\d+)/.exec(named.node)![1]!, /:([a-z]+)/.exec(named.debian)![1]!]
  const made = { node: `${madeHere.node}:${version}`, debian: `${madeHere.debian}:${release}` }
  const about = `Node ${version} and Debian ${release}, put together here`
  if (hasImage(made.node) && hasImage(made.debian)) return { ...made, about: `${about} before` }
  if (canPull(named.debian) && canPull(named.node)) return { ...named, about: `${named.node}, ${named.debian}` }
  say(`No registry can be reached: ${about}.`)
  const folder = mkdtempSync(join(tmpdir(), 'vivid-images-'))
  try {
    if (!hasImage(made.debian)) makeDebian(made.debian, release, folder)
    makeNode(made.node, version, made.debian, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...made, about }
}
