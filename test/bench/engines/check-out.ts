import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface CheckedOut {
  readonly folder: string
  remove(): void
}

/** Another version of this repository, built, in a temporary folder; its libraries are those of this one. */
export const checkOut = (root: string, ref: string): CheckedOut => {
  const folder = mkdtempSync(join(tmpdir(), 'vivid-ref-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const tree = execFileSync('git', ['archive', '--format=tar', ref], { cwd: root, maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: tree })
    linkLibraries(join(root, 'node_modules'), folder)
    const build = ['build.mjs', 'transpile.mjs'].find((name) => existsSync(join(folder, 'packages/toolchain', name)))!
    execFileSync(process.execPath, [`packages/toolchain/${build}`], { cwd: folder, stdio: 'inherit' })
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}

/** Everything but the workspaces, which must lead to the version's own source. */
const linkLibraries = (libraries: string, folder: string): void => {
  const own = join(folder, 'node_modules')
  mkdirSync(join(own, '@vivid'), { recursive: true })
  for (const name of readdirSync(libraries)) {
    if (name !== '@vivid') symlinkSync(join(libraries, name), join(own, name))
  }
  for (const name of readdirSync(join(libraries, '@vivid'))) {
    const target = readlinkSync(join(libraries, '@vivid', name))
    if (existsSync(join(own, '@vivid', target))) symlinkSync(target, join(own, '@vivid', name))
  }
}
