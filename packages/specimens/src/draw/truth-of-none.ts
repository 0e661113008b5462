import type { Drawing } from './draw-specimen.js'

/** Of a drawing that is no document: nothing on it is to be read. */
export const truthOfNone = (
  { kind, group, seed }: Pick<Drawing['truth'], 'kind' | 'group' | 'seed'>,
  drawing: Drawing['truth']['drawing'],
): Drawing['truth'] => ({
  kind,
  group,
  state: 'UTO',
  issuer: 'utopia',
  format: 'TD1',
  side: 'front',
  seed,
  fields: {},
  printed: {},
  lines: [],
  mrz: null,
  sitter: null,
  portrait: null,
  ghostPortrait: null,
  barcodes: [],
  drawing,
})
