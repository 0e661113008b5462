const long = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(Math.round(value), 4 * i)
  return bytes
}
const named = (name: string, ...rest: Buffer[]) => Buffer.concat([Buffer.from(`${name}\0\0\0\0`, 'latin1'), ...rest])
const xyz = (...values: number[]) => named('XYZ ', long(...values.map((value) => 65_536 * value)))

/** So many elements, each the same unit matrix (ICC.1 §10.17): a place of eight bytes for each. */
const elements = (count: number): Buffer => {
  const unit = Buffer.alloc(48)
  for (const at of [0, 16, 32]) unit.writeFloatBE(1, at)
  const matrix = named('matf', Buffer.from([0, 3, 0, 3]), unit)
  const places = Buffer.concat(Array.from({ length: count }, () => long(16 + 8 * count, matrix.length)))
  return named('mpet', Buffer.from([0, 3, 0, 3]), long(count), places, matrix)
}

/** A display's colour profile that is converted by so many calculating elements. */
export const calculatingProfile = (count: number): Buffer => {
  const gamma = named('curv', long(1), Buffer.from([2, 0, 0, 0]))
  const text = named('mluc', long(1, 12), Buffer.from('enUS', 'latin1'), long(2, 28), Buffer.from([0, 65, 0, 0]))
  const tags: [string, Buffer][] = [
    ['desc', text],
    ['cprt', text],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.436, 0.2225, 0.0139)],
    ['gXYZ', xyz(0.385, 0.717, 0.097)],
    ['bXYZ', xyz(0.143, 0.06, 0.714)],
    ['rTRC', gamma],
    ['gTRC', gamma],
    ['bTRC', gamma],
    ['D2B0', elements(count)],
  ]
  const head = Buffer.alloc(128)
  head.writeUInt32BE(0x04200000, 8)
  head.write('mntrRGB XYZ ', 12, 'latin1')
  head.write('acsp', 36, 'latin1')
  head.set(long(0xf6d6, 0x10000, 0xd32d), 68)
  let at = head.length + 4 + 12 * tags.length
  const list = tags.map(([name, data]) => {
    at += data.length
    return Buffer.concat([Buffer.from(name, 'latin1'), long(at - data.length, data.length)])
  })
  const profile = Buffer.concat([head, long(tags.length), ...list, ...tags.map(([, data]) => data)])
  profile.writeUInt32BE(profile.length)
  return profile
}
