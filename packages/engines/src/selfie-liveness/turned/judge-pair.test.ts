import { expect, test } from 'vitest'
import { goodFace } from '../testing/good-face.js'
import { thresholds } from '../thresholds.js'
import { findPairProblem, scorePair, solidOdds } from './judge-pair.js'

const { maxFlatness, minTurn } = thresholds.turned
const solid = { similarity: 0.9, turn: minTurn + 5, flatness: 0.6 }

test('the first reason that holds: another person, too little turn, a flat thing', () => {
  expect(findPairProblem(solid)).toBeNull()
  expect(findPairProblem({ similarity: 0.49, turn: 0, flatness: 1 })).toBe('selfies_differ')
  expect(findPairProblem({ ...solid, turn: minTurn - 1, flatness: 1 })).toBe('face_not_turned')
  expect(findPairProblem({ ...solid, flatness: maxFlatness + 0.01 })).toBe('face_is_flat')
})

test('the score is that of the least sure: a picture, or that both are of something solid', () => {
  const faces = [3, 1].map((score) => ({
    ...goodFace,
    quality: 0.5 + score / 10,
    spoof: { ...goodFace.spoof!, score },
  }))
  expect(scorePair(faces, solid)).toMatchObject({ score: 1, quality: 0.6 })
  const flat = scorePair(faces, { ...solid, flatness: 0.99 })!
  expect(flat.score).toBe(solidOdds(0.99))
  expect(flat.liveness).toBeLessThan(0.5)
})

test('a head that has hardly turned says nothing of flatness, and a face that was not judged nothing at all', () => {
  expect(scorePair([goodFace], { ...solid, turn: 0, flatness: 1 })!.score).toBe(goodFace.spoof!.score)
  expect(scorePair([goodFace, { ...goodFace, spoof: null }], null)).toBeNull()
})

test('odds fall with flatness and are even at the limit', () => {
  expect(solidOdds(maxFlatness)).toBe(0)
  expect(solidOdds(0.5)).toBeGreaterThan(solidOdds(0.8))
  expect(Number.isFinite(solidOdds(1))).toBe(true)
})
