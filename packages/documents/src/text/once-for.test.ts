import { expect, it } from 'vitest'
import { onceFor } from './once-for.js'

it('works out once what belongs to an object, and anew for another that is equal', () => {
  const seen: string[] = []
  const lettersOf = onceFor(({ text }: { readonly text: string }) => {
    seen.push(text)
    return [...text]
  })
  const line = { text: 'ANA' }
  expect(lettersOf(line)).toBe(lettersOf(line))
  expect(lettersOf({ text: 'ANA' })).toEqual(['A', 'N', 'A'])
  expect(seen).toEqual(['ANA', 'ANA'])
})
