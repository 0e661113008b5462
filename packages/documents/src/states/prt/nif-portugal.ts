import { weightedSum } from '../../rules/weighted-sum.js'

const weights = [9, 8, 7, 6, 5, 4, 3, 2]

/** Portugal's tax number: the ninth digit checks the eight before it modulo 11; ten and eleven are written 0. */
export const nifPortugalHolds = (nif: string): boolean => {
  if (!/^\d{9}$/.test(nif)) return false
  const rest = weightedSum(nif.slice(0, 8), weights) % 11
  return (rest < 2 ? 0 : 11 - rest) === Number(nif[8])
}
