import type { Art, BoxMm } from '../layouts/layout.js'
import type { Paint } from '../layouts/states.js'
import type { Random } from '../random.js'

const grounds: readonly Paint[] = ['tint', 'wash', 'paper', 'white']

/** Ground, security print, heading and portrait of an invented card. */
export const decorate = (random: Random, portrait: BoxMm, title: string): Art[] => {
  const paint = (): Paint => random.pick(['accent', 'second', 'dark'])
  const strength = random.between(0.08, 0.35)
  const prints: readonly (() => Art)[] = [
    () => ({
      art: 'waves',
      box: [0, 9, 85.6, 45],
      lines: random.integer(24, 56),
      amplitudeMm: random.between(0.8, 3),
      periodMm: random.between(9, 40),
      paint: paint(),
      opacity: strength,
    }),
    () => ({
      art: 'relief',
      box: [0, 9, 85.6, 45],
      spacingMm: random.between(0.6, 1.2),
      at: [random.between(20, 70), random.between(20, 40)],
      radiusMm: random.between(8, 18),
      paint: paint(),
      opacity: strength,
    }),
    () => ({
      art: 'rosette',
      at: [random.between(20, 70), random.between(18, 42)],
      radiusMm: random.between(9, 19),
      petals: random.integer(7, 23),
      paint: paint(),
      opacity: strength,
    }),
  ]
  const anchor = random.pick(['start', 'middle', 'end'] as const)
  const x = { start: 4, middle: 42.8, end: 81.6 }[anchor]
  const heading = { font: 'grotesk-bold', paint: 'dark', anchor } as const
  return [
    { art: 'ground', from: random.pick(grounds), to: random.pick(grounds), angleDegrees: random.between(0, 180) },
    ...prints.filter(() => random.chance(0.6)).map((draw) => draw()),
    { art: 'text', at: [x, 5], text: '{official}', sizeMm: random.between(2.4, 3.2), ...heading },
    { art: 'text', at: [x, 8.8], text: title.toUpperCase(), sizeMm: random.between(1.9, 2.6), ...heading },
    { art: 'portrait', box: portrait, radiusMm: random.pick([0, 0, 1.5]) },
  ]
}
