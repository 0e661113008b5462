import { join } from 'node:path'
import { root } from '../support/service.js'
import { type Artifact, classPathTo } from './class-path.js'
import type { GeneratedClient } from './generated-client.js'
import { run } from './kept-tools.js'
import { generateWithOpenApiGenerator } from './openapi-generator.js'

/** As the generated build file names them. */
const KOTLIN = '2.4.0'
const libraries: readonly Artifact[] = [
  `org.jetbrains.kotlin:kotlin-stdlib:${KOTLIN}`,
  `org.jetbrains.kotlin:kotlin-reflect:${KOTLIN}`,
  'com.squareup.moshi:moshi-kotlin:1.15.2',
  'com.squareup.moshi:moshi-adapters:1.15.2',
  'com.squareup.okhttp3:okhttp-jvm:5.4.0',
]

export const kotlinClient: GeneratedClient = {
  name: 'Kotlin, openapi-generator',
  kind: 'flat',
  run: async ({ document, folder, env }) => {
    const client = await generateWithOpenApiGenerator(document, folder, ['-g', 'kotlin'])
    const compiler = await classPathTo(join(folder, 'compiler'), [
      `org.jetbrains.kotlin:kotlin-compiler-embeddable:${KOTLIN}`,
    ])
    const classPath = await classPathTo(join(folder, 'libraries'), libraries)
    const classes = join(folder, 'classes')
    const sources = [join(client, 'src/main/kotlin'), join(root, 'test/clients/kotlin/call.kt')]
    const options = ['-no-stdlib', '-no-reflect', '-nowarn', '-cp', classPath, '-d', classes]
    await run('java', ['-cp', compiler, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler', ...options, ...sources])
    return run('java', ['-cp', `${classes}:${classPath}`, 'CallKt'], env)
  },
}
