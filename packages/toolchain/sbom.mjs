// npm run -s sbom: a CycloneDX bill of materials on standard output: npm's own list, and the networks in models/.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './dependencies.mjs'

const packages = JSON.parse(
  execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  }),
)

const modelOf = (folder) => {
  const { id, version, sha256, licence } = JSON.parse(readFileSync(join(root, 'models', folder, 'model.json'), 'utf8'))
  return {
    'bom-ref': `model:${id}@${version}`,
    type: 'machine-learning-model',
    name: id,
    version,
    hashes: [{ alg: 'SHA-256', content: sha256 }],
    ...(typeof licence === 'string' ? { licenses: [{ license: { name: licence } }] } : {}),
  }
}
const models = readdirSync(join(root, 'models')).filter((name) => existsSync(join(root, 'models', name, 'model.json')))

packages.metadata.component.name = 'vivid'
packages.components.push(...models.map(modelOf))
process.stdout.write(`${JSON.stringify(packages, null, 2)}\n`)
