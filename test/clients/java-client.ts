import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../support/service.js'
import { classPathOf } from './class-path.js'
import type { DocumentKind, GeneratedClient } from './generated-client.js'
import { run } from './kept-tools.js'
import { generateWithOpenApiGenerator } from './openapi-generator.js'

const programs = join(root, 'test/clients/java')
const sourcesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => name.endsWith('.java'))
    .map(({ parentPath, name }) => join(parentPath, name))

/** openapi-generator for Java, with its usual library or another. */
export const javaClient = (library: 'okhttp-gson' | 'native', kind: DocumentKind): GeneratedClient => ({
  name: library === 'native' ? 'Java, openapi-generator, native' : 'Java, openapi-generator',
  kind,
  run: async ({ document, folder, env }) => {
    // Requests as objects: else every argument has a place, which changes with each new field of a form.
    const options = ['--library', library, '--additional-properties', 'useSingleRequestParameter=true']
    const client = await generateWithOpenApiGenerator(document, folder, ['-g', 'java', ...options])
    const classes = join(folder, 'classes')
    const classPath = await classPathOf(join(client, 'pom.xml'))
    const program = ['call.java', `calls-${library}.java`, `tell-${kind}.java`].map((name) => join(programs, name))
    const sources = [...(await sourcesBelow(join(client, 'src/main/java'))), ...program]
    await run('javac', ['-nowarn', '-proc:none', '-d', classes, '-cp', classPath, ...sources])
    return run('java', ['-cp', `${classes}:${classPath}`, 'Call'], env)
  },
})
