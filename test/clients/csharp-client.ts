import { join } from 'node:path'
import { root } from '../support/service.js'
import { runCsharp } from './csharp-sdk.js'
import type { GeneratedClient } from './generated-client.js'
import { generateWithOpenApiGenerator } from './openapi-generator.js'

const programs = join(root, 'test/clients/csharp')

export const csharpClient: GeneratedClient = {
  name: 'C#, openapi-generator, httpclient',
  kind: 'flat',
  run: async ({ document, folder, env }) => {
    const options = ['--library', 'httpclient', '--additional-properties', 'targetFramework=netstandard2.0']
    const client = await generateWithOpenApiGenerator(document, folder, ['-g', 'csharp', ...options])
    const sources = [`-recurse:${client}/src/Org.OpenAPITools/*.cs`, `${programs}/polly.cs`, `${programs}/call.cs`]
    return runCsharp({ sources, folder, env })
  },
}
