import { expect, it } from 'vitest'
import { leaveOutGhosts } from './leave-out-ghosts.js'

const sharesOf = (...shares: number[]) =>
  leaveOutGhosts(shares.map((share) => ({ found: { share } }))).map(({ found }) => found.share)

it('keeps portraits of about one size, the largest first, and leaves out ghosts', () => {
  expect(sharesOf(0.3, 0.32)).toEqual([0.32, 0.3])
  expect(sharesOf(0.2, 0.3)).toEqual([0.3])
  expect(sharesOf()).toEqual([])
})
