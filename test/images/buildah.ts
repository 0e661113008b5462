import { execFileSync, spawnSync } from 'node:child_process'

/** Standard output of one command; what it says meanwhile goes to ours, and a failure is an exception. */
export const buildah = (...args: string[]): string =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 }).trim()

export const isInstalled = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

/** Why images cannot be built and started on this machine, or null. */
export const reasonAgainst = (): string | null => {
  if (process.platform !== 'linux') return 'images are built on Linux only'
  if (!isInstalled('buildah', '--version')) return 'buildah is not installed (apt-get install buildah mmdebstrap)'
  if (process.getuid?.() !== 0) return 'without an engine only root can start an image'
  if (!isInstalled('unshare', '--mount', '--pid', '--fork', 'true')) return 'namespaces are not allowed here'
  return null
}

export const hasImage = (name: string): boolean => isInstalled('buildah', 'inspect', '--type', 'image', name)

/** What the image says of a container of its own. */
export interface ImageConfig {
  User: string
  Env: string[]
  WorkingDir: string
  Entrypoint: string[]
  Cmd: string[]
  Healthcheck?: { Test: string[] }
}

export const readConfig = (image: string): ImageConfig => {
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', image)) as { Docker: { config: ImageConfig } }
  return Docker.config
}

/** The image's files as a folder, until `remove` is called. */
export const mountImage = (image: string): { folder: string; remove(): void } => {
  const container = buildah('from', '--pull-never', image)
  return { folder: buildah('mount', container), remove: () => void buildah('rm', container) }
}
