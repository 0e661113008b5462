// Written by `npm run fit-capture`.
import type { Fitted } from './watch/watcher.js'

export const fitted: Fitted = {
  document: {
    clearness: 0.909,
    dark: 90.8,
    black: 70.1,
    reflection: 0.0105,
    bright: 0.392,
    sharpness: 0.923,
    cover: 0.0877,
    margin: 0.0357,
  },
  selfie: {
    face: 0.0964,
    dark: 59.6,
    bright: 211,
    burnt: 0.241,
    sharpness: 0.272,
    small: 0.165,
    large: 0.767,
    straight: 10.3,
    aside: 13,
  },
  move: 0.00826,
}
