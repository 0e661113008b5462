import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { testFolderPrefix } from '../support/leftovers.js'
import { root } from '../support/service.js'
import type { Manifest } from './manifest.js'

const tools = [
  { command: ['kubectl', 'kustomize'], version: ['version', '--client'] },
  { command: ['kustomize', 'build'], version: ['version'] },
]

/** The real thing, where it is installed: kubectl or kustomize. Null where neither is. */
export const findKustomize = (): ((folder: string) => Manifest[]) | null => {
  const found = tools.find(({ command, version }) => {
    try {
      execFileSync(command[0]!, version, { stdio: 'pipe' })
      return true
    } catch {
      return false
    }
  })
  if (!found) return null
  const [program, ...args] = found.command
  return (folder) => {
    const text = execFileSync(program!, [...args, folder], { encoding: 'utf8' })
    return parseAllDocuments(text).map((document) => document.toJS() as Manifest)
  }
}

/** A copy of deploy/kubernetes in which the operator's secrets are filled in as their examples are. */
export const copyWithSecrets = (): string => {
  const copy = mkdtempSync(join(tmpdir(), testFolderPrefix()))
  cpSync(join(root, 'deploy/kubernetes'), copy, { recursive: true })
  const secrets = join(copy, 'overlays/production/secrets')
  for (const name of readdirSync(secrets).filter((each) => each.endsWith('.example')))
    copyFileSync(join(secrets, name), join(secrets, name.replace('.example', '')))
  return copy
}
