import { expect, it } from 'vitest'
import { readCard } from '../../testing/read-card.js'

it.each(['17 JAN 2026', '08.09.2025', '08 09 2025'])(
  'no number is written as a date, whatever label is over it: %s',
  (date) => {
    const read = (value: string) =>
      readCard('generic-td1', [
        ['APELLIDOS', 36, 19, 2.5],
        ['ZAMBRANO RAMÍREZ', 36, 22, 4],
        ['DOCUMENT NO', 36, 30, 2.5],
        [value, 36, 33, 4],
      ]).document_number
    expect(read(date)).toBeUndefined()
    expect(read('240342831')).toBe('240342831')
  },
)
