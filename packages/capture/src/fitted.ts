// Written by `npm run fit-capture`.
import type { Fitted } from './watch/watcher.js'

export const fitted: Fitted = {
  document: {
    clearness: 0.958,
    dark: 90.8,
    black: 70.1,
    reflection: 0.0127,
    bright: 0.33,
    sharpness: 1.1,
    cover: 0.0876,
    margin: 0.0501,
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
