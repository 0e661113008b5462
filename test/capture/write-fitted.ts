import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaceWeights, Fitted } from '@vivid/capture/watch'
import { root } from '../support/service.js'

const LARGEST = 127

/** One byte for each weight, as text. */
const pack = (weights: ArrayLike<number>) => {
  const step = Math.max(...Array.from(weights, Math.abs)) / LARGEST
  return { step, bytes: Int8Array.from(weights, (weight) => Math.round(weight / step)) }
}

/** The weights as they are once written: fitted and measured are the same. */
export const rounded = ({ face, faceBias, turn, turnBias }: FaceWeights): FaceWeights => {
  const again = (weights: ArrayLike<number>) => {
    const { step, bytes } = pack(weights)
    return Float32Array.from(bytes, (byte) => byte * step)
  }
  return { face: again(face), faceBias, turn: again(turn), turnBias }
}

const file = join(root, 'packages/capture/src/fitted.ts')

export const writeFitted = ({ document, selfie, move, weights }: Fitted): void => {
  const text = (values: ArrayLike<number>) => {
    const { step, bytes } = pack(values)
    return `unpack('${Buffer.from(bytes.buffer).toString('base64')}', ${step})`
  }
  const short = (limits: object) =>
    JSON.stringify(limits, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value))
  writeFileSync(
    file,
    `// Written by \`npm run fit-capture\`.
import type { Fitted } from './watch/watcher.js'

/** One signed byte for each weight. */
const unpack = (text: string, step: number): Float32Array =>
  Float32Array.from(atob(text), (byte) => ((byte.charCodeAt(0) << 24) >> 24) * step)

export const fitted: Fitted = {
  document: ${short(document)},
  selfie: ${short(selfie)},
  move: ${move.toPrecision(3)},
  weights: {
    face: ${text(weights.face)},
    faceBias: ${weights.faceBias},
    turn: ${text(weights.turn)},
    turnBias: ${weights.turnBias},
  },
}
`,
  )
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file])
}
