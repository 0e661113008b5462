import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { post } from '../support/request.js'
import { makeToken } from '../support/token.js'

/** One of the requests that `--write-shots` wrote. */
export interface WrittenShot {
  kind: string
  path: string
  fields: Record<string, string>
  services: string
  files: Record<string, string>
  truth?: string
}

/** Sends it and says what came back; anything but a finished analysis is an exception. */
export const askOnce = async (url: string, shot: WrittenShot, folder: string, secret: string): Promise<string> => {
  const files = Object.entries(shot.files).map(([side, name]) => [side, readFileSync(join(folder, name))] as const)
  const token = makeToken({ services: shot.services.split(',') }, { key: secret })
  const startedAt = performance.now()
  const { status, body } = await post(url, shot.path, { ...shot.fields, ...Object.fromEntries(files) }, { token })
  const ms = Math.round(performance.now() - startedAt)
  if (status !== 200) throw new Error(`${shot.kind} was answered with ${status}: ${JSON.stringify(body)}`)
  const isRight = shot.truth !== undefined && JSON.stringify(body).includes(shot.truth)
  const coded = body.error_code === undefined ? '' : `, code ${body.error_code}`
  return `200 in ${ms} ms${coded}${isRight ? ', the right document number' : ''}`
}
