import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from './kept-tools.js'

/** GROUP:NAME:VERSION */
export type Artifact = `${string}:${string}:${string}`

/** The class path that was found for the project of this folder. */
export const classPathIn = async (folder: string): Promise<string> =>
  (await readFile(join(folder, 'class-path'), 'utf8')).trim()

/** The class path of a project, from its pom.xml. */
export const classPathOf = async (pom: string): Promise<string> => {
  const path = join(dirname(pom), 'class-path')
  await run('mvn', ['-q', '-B', '-f', pom, 'dependency:build-classpath', `-Dmdep.outputFile=${path}`])
  return classPathIn(dirname(pom))
}

const dependency = (artifact: Artifact): string => {
  const [group, name, version] = artifact.split(':')
  return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`
}

/** The class path of these artifacts and of all that they need. */
export const classPathTo = async (folder: string, artifacts: readonly Artifact[]): Promise<string> => {
  await mkdir(folder, { recursive: true })
  const about = '<modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>'
  const pom = join(folder, 'pom.xml')
  await writeFile(pom, `<project>${about}<dependencies>${artifacts.map(dependency).join('')}</dependencies></project>`)
  return classPathOf(pom)
}
