import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { root } from '../support/service.js'

const run = promisify(execFile)
const compilerOptions = {
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2023', 'dom', 'dom.iterable'],
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
}

/** Generates a client into `folder`, compiles a program against its types and runs it; what it printed. */
export const runTypeScript = async (document: object, folder: string, env: Record<string, string>) => {
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['call.ts'] }))
  await createClient({
    input: document as never,
    output: { path: join(folder, 'generated'), importFileExtension: '.js' },
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
    logs: { level: 'silent' },
  })
  await cp(join(root, 'test/clients/call.ts.template'), join(folder, 'call.ts'))
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]
  await run(process.execPath, tsc).catch((error: { stdout: string }) => Promise.reject(new Error(error.stdout)))
  return (await run(process.execPath, [join(folder, 'call.js')], { env: { ...process.env, ...env } })).stdout
}
