import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../support/service.js'
import type { GeneratedClient } from './generated-client.js'
import { keptTool, run } from './kept-tools.js'

const VERSION = 'v2.8.2'
const modules = 'module vivid.example/calls\n\ngo 1.24\n\nrequire github.com/oapi-codegen/runtime v1.8.0\n'

export const goClient: GeneratedClient = {
  name: 'Go, oapi-codegen',
  kind: 'flat',
  run: async ({ document, folder, env }) => {
    const generator = await keptTool(`oapi-codegen-${VERSION}`, (into) =>
      run('go', ['install', `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${VERSION}`], { GOBIN: into }),
    )
    await mkdir(join(folder, 'vivid'))
    const output = join(folder, 'vivid/vivid.go')
    const wanted = ['-generate', 'types,client', '-package', 'vivid', '-o', output]
    await run(join(generator, 'oapi-codegen'), [...wanted, document])
    await writeFile(join(folder, 'go.mod'), modules)
    await cp(join(root, 'test/clients/go/call.go.template'), join(folder, 'main.go'))
    const program = join(folder, 'call')
    await run('go', ['-C', folder, 'mod', 'tidy'])
    await run('go', ['-C', folder, 'build', '-o', program, '.'])
    return run(program, [], env)
  },
}
