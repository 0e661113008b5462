import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/service.js'

/** What the Dockerfile's last stage says of a running container. */
export interface ImageDefinition {
  base: string
  env: Record<string, string>
  workdir: string
  entrypoint: string[]
  command: string[]
  healthcheck: string[]
  user: string
}

/** Instructions, with continued lines joined and comments taken out. */
const instructions = (text: string): [string, string][] =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, rest] = /^(\w+)\s+(.*)$/.exec(line)!
      return [name!, rest!]
    })

export const readImageDefinition = (app: string): ImageDefinition => {
  const all = instructions(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'))
  const lastStage = all.slice(all.findLastIndex(([name]) => name === 'FROM'))
  const expand = (text: string) => text.replaceAll('${' + 'APP}', app)
  const value = (wanted: string) => lastStage.findLast(([name]) => name === wanted)?.[1]
  const list = (wanted: string) => JSON.parse(value(wanted)!) as string[]
  const env = lastStage
    .filter(([name]) => name === 'ENV')
    .flatMap(([, pairs]) => pairs.split(' ').map((pair) => pair.split('=') as [string, string]))
  return {
    base: all.find(([name, rest]) => name === 'ARG' && rest.startsWith('NODE_IMAGE='))![1].split('=')[1]!,
    env: Object.fromEntries(env),
    workdir: expand(value('WORKDIR')!),
    entrypoint: list('ENTRYPOINT'),
    command: list('CMD'),
    healthcheck: JSON.parse(/CMD (\[.*\])$/.exec(value('HEALTHCHECK')!)![1]!) as string[],
    user: value('USER')!,
  }
}
