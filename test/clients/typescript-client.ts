import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { root } from '../support/service.js'
import type { GeneratedClient, Running } from './generated-client.js'
import { keptTool, run } from './kept-tools.js'

const programs = join(root, 'test/clients/typescript')
const compilerOptions = {
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2023', 'dom', 'dom.iterable'],
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
}

/** Compiles a program of ours beside the client in the folder, which proves its types, and runs it; what it printed. */
const compileAndRun = async (folder: string, env: Record<string, string>, files: Record<string, string>) => {
  for (const [name, template] of Object.entries(files)) await cp(join(programs, template), join(folder, name))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  await run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', folder])
  return run(process.execPath, [join(folder, 'program.js')], env)
}

const generateHeyApi = async ({ document, folder }: Running) =>
  createClient({
    input: JSON.parse(await readFile(document, 'utf8')),
    output: { path: join(folder, 'generated'), importFileExtension: '.js' },
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
    logs: { level: 'silent' },
  })

/** Generates a client into the folder and runs a program of ours that needs nothing but it; what it printed. */
export const runTypeScript = async (running: Running, template: string): Promise<string> => {
  await generateHeyApi(running)
  return compileAndRun(running.folder, running.env, { 'program.ts': template })
}

const answers = { 'program.ts': 'answers.ts.template', 'tell.ts': 'tell.ts.template' }

export const heyApiClient: GeneratedClient = {
  name: 'TypeScript, @hey-api/openapi-ts',
  kind: 'unions',
  run: async (running) => {
    await generateHeyApi(running)
    await writeFile(join(running.folder, 'types.ts'), "export type * from './generated/types.gen.js'\n")
    return compileAndRun(running.folder, running.env, { ...answers, 'calls.ts': 'calls-hey-api.ts.template' })
  },
}

const packages = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3']

export const openApiFetchClient: GeneratedClient = {
  name: 'TypeScript, openapi-typescript and openapi-fetch',
  kind: 'unions',
  run: async ({ document, folder, env }) => {
    const home = await keptTool(packages.join('-'), (into) =>
      run('npm', ['install', '--silent', '--no-save', '--ignore-scripts', '--prefix', into, ...packages]),
    )
    await symlink(join(home, 'node_modules'), join(folder, 'node_modules'))
    const schema = join(folder, 'generated/schema.d.ts')
    await run(process.execPath, [join(home, 'node_modules/openapi-typescript/bin/cli.js'), document, '-o', schema])
    const { components } = JSON.parse(await readFile(document, 'utf8')) as { components: { schemas: object } }
    const named = Object.keys(components.schemas).map((name) => `export type ${name} = Schemas['${name}']\n`)
    const types = `import type { components } from './generated/schema.js'\ntype Schemas = components['schemas']\n${named.join('')}`
    await writeFile(join(folder, 'types.ts'), types)
    return compileAndRun(folder, env, { ...answers, 'calls.ts': 'calls-openapi-fetch.ts.template' })
  },
}
