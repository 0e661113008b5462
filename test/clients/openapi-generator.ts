import { join } from 'node:path'
import { keptTool, run } from './kept-tools.js'

/** Pinned, as every release writes clients a little differently. */
const VERSION = '7.25.0'

/** Writes a client into `folder`/client and returns where. */
export const generateWithOpenApiGenerator = async (document: string, folder: string, args: readonly string[]) => {
  const name = `openapi-generator-cli-${VERSION}`
  const artifact = `-Dartifact=org.openapitools:openapi-generator-cli:${VERSION}`
  const home = await keptTool(name, (into) =>
    run('mvn', ['-q', '-B', 'dependency:copy', artifact, `-DoutputDirectory=${into}`]),
  )
  const client = join(folder, 'client')
  await run('java', ['-jar', join(home, `${name}.jar`), 'generate', '-i', document, '-o', client, ...args])
  return client
}
