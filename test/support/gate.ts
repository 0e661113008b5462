import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gate } from '@vivid/echo'
import { testFolderPrefix } from './leftovers.js'
import { jpegOf } from './request.js'

export interface Gate {
  /** A picture that the echo engine holds until the gate is open. */
  picture: Buffer
  open(): Promise<void>
}

export const shutGate = async (): Promise<Gate> => {
  const name = `${testFolderPrefix()}gate-${randomUUID()}`
  const file = join(tmpdir(), name)
  await writeFile(file, '')
  return {
    picture: Buffer.concat([jpegOf(10_000), Buffer.from(`${gate}${name}`)]),
    open: () => rm(file, { force: true }),
  }
}
