// npm run -s pack:client -- FOLDER: the client and the command line as one package that `npm publish` takes and that installs
// anywhere, without the rest of the repository: the contract's types are written out, the command is one file.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const client = join(root, 'packages/client')
const out = resolve(process.argv[2] ?? '.')
const folder = mkdtempSync(join(tmpdir(), 'vivid-pack-'))

/** Every type that the client takes from the contract, as plain objects. */
const writeTypes = (names) => {
  const config = ts.readConfigFile(join(client, 'tsconfig.json'), ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, client)
  const probe = join(client, 'src/probe.ts')
  const source = names.map((name) => `import type { ${name} } from '../../contract/src/index.js'`).join('\n')
  const host = ts.createCompilerHost({ ...options, noEmit: true, composite: false })
  const { readFile, fileExists } = host
  host.readFile = (file) => (file === probe ? source : readFile(file))
  host.fileExists = (file) => file === probe || fileExists(file)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (file, ...rest) =>
    file === probe ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true) : getSourceFile(file, ...rest)
  const program = ts.createProgram([probe], { ...options, noEmit: true, composite: false, incremental: false }, host)
  const checker = program.getTypeChecker()
  const write = (type, depth = 0) => {
    if (type.isUnion()) return type.types.map((one) => write(one, depth)).join(' | ')
    if (checker.isArrayType(type)) return `(${write(checker.getTypeArguments(type)[0], depth)})[]`
    const properties = type.getProperties()
    const isObject = (type.flags & ts.TypeFlags.Object) !== 0
    const index = checker.getIndexInfosOfType(type)[0]
    if (!isObject || depth > 8) return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
    if (index) return `Record<string, ${write(index.type, depth + 1)}>`
    return `{ ${properties
      .map((property) => {
        const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
        return `${property.name}${isOptional ? '?' : ''}: ${write(checker.getTypeOfSymbol(property), depth + 1)}`
      })
      .join('; ')} }`
  }
  const file = program.getSourceFile(probe)
  const lines = []
  ts.forEachChild(file, (node) => {
    if (!ts.isImportDeclaration(node)) return
    const [element] = node.importClause.namedBindings.elements
    const type = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(checker.getSymbolAtLocation(element.name)))
    lines.push(`export type ${element.name.text} = ${write(type)}`)
  })
  return `${lines.join('\n')}\n`
}

try {
  // Declarations are written by the compiler only, which the build leaves out.
  execFileSync(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-b', client])
  mkdirSync(join(folder, 'dist'))
  const names = new Set()
  for (const name of readdirSync(join(client, 'dist')).filter(
    (one) => /\.(d\.ts|js)$/.test(one) && !one.includes('.test.'),
  )) {
    const text = readFileSync(join(client, 'dist', name), 'utf8')
    for (const [, list] of text.matchAll(/type \{([^}]*)\} from '@vivid\/contract'/g))
      for (const one of list.split(',')) if (one.trim()) names.add(one.trim())
    const own = text.replaceAll("'@vivid/contract'", "'./contract.js'").replace(/^\/\/# sourceMappingURL=.*$/m, '')
    writeFileSync(join(folder, 'dist', name), own)
  }
  writeFileSync(join(folder, 'dist/contract.d.ts'), writeTypes([...names]))
  // sharp makes pictures smaller where it is installed; it is nobody's duty to install it.
  await build({
    entryPoints: [join(root, 'apps/cli/src/main.ts')],
    outfile: join(folder, 'dist/vivid.js'),
    banner: { js: '#!/usr/bin/env node' },
    bundle: true,
    external: ['sharp'],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
  chmodSync(join(folder, 'dist/vivid.js'), 0o755)
  const {
    private: _private,
    dependencies: _none,
    ...manifest
  } = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify(
      {
        ...manifest,
        bin: { vivid: 'dist/vivid.js' },
        engines: { node: '>=20.12' },
        publishConfig: { access: 'public' },
        files: ['dist'],
      },
      null,
      2,
    ),
  )
  cpSync(join(client, 'README.md'), join(folder, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  mkdirSync(out, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder, encoding: 'utf8' })
  console.log(join(out, packed.trim()))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
