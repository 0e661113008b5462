import type { Hint } from '@vivid/capture/watch'

/** What is wrong with a picture of a document, and how much: 0 of each is a picture that is taken well. */
export interface DocumentFaults {
  /** Stops too little light. */
  dark: number
  /** How much too far away: the document's share of the frame is smaller by this. */
  far: number
  /** Halves of the free margin by which it lies aside; above 1 it is cut off. */
  aside: number
  defocusPx: number
  motionPx: number
  glare: number
  turnedDegrees: number
}

export interface SelfieFaults {
  dark: number
  /** Width of the face in shares of the frame, more (near) or less (far) than it should be. */
  near: number
  aside: number
  defocusPx: number
  turnedDegrees: number
}

const half = <Name extends string>(faults: Record<Name, number>, ...names: Name[]): void => {
  for (const name of names) faults[name] /= 2
}
const less = (value: number, by: number) => Math.sign(value) * Math.max(0, Math.abs(value) - by)

/** A person does what the hint says, in part: they do not know how far to go. */
export const follow = {
  document: (faults: DocumentFaults, hint: Hint): void => {
    if (hint === 'dark') faults.dark = less(faults.dark, 1.3)
    if (hint === 'closer') faults.far = less(faults.far, 0.15)
    if (hint === 'none' || hint === 'cut' || hint === 'edge') half(faults, 'aside')
    if (hint === 'glare' || hint === 'bright') faults.glare = less(faults.glare, 0.4)
    if (hint === 'blurry') half(faults, 'defocusPx', 'motionPx')
    if (hint === 'still') half(faults, 'motionPx')
    if (hint === 'turn') faults.turnedDegrees = 0
  },
  selfie: (faults: SelfieFaults, hint: Hint): void => {
    if (hint === 'dark') faults.dark = less(faults.dark, 1.3)
    if (hint === 'closer' || hint === 'away') faults.near = less(faults.near, 0.12)
    if (hint === 'none' || hint === 'edge') half(faults, 'aside')
    if (hint === 'none') half(faults, 'near')
    if (hint === 'blurry') half(faults, 'defocusPx')
    if (hint === 'straight') half(faults, 'turnedDegrees')
  },
} as const

/** All that a person may better. */
export const hintsFollowed = {
  document: ['dark', 'closer', 'cut', 'glare', 'blurry', 'turn'],
  selfie: ['dark', 'closer', 'edge', 'blurry', 'straight'],
} as const satisfies Record<string, readonly Hint[]>

/** One or two things are wrong at first, sometimes nothing. */
const someOf = <Faults extends object>(random: () => number, faults: Faults): Faults => {
  const names = Object.keys(faults) as (keyof Faults)[]
  const count = [0, 1, 1, 2, 2, 3][Math.floor(6 * random())]!
  const wrong = new Set(Array.from({ length: count }, () => names[Math.floor(names.length * random())]!))
  return Object.fromEntries(names.map((name) => [name, wrong.has(name) ? faults[name] : 0])) as Faults
}

export const firstFaults = {
  document: (random: () => number): DocumentFaults =>
    someOf(random, {
      dark: 2 + 2 * random(),
      far: 0.25 + 0.2 * random(),
      aside: (random() < 0.5 ? -1 : 1) * (1 + 2 * random()),
      defocusPx: 1.5 + 3 * random(),
      motionPx: 5 + 10 * random(),
      glare: 0.6 + 0.7 * random(),
      turnedDegrees: 90,
    }),
  selfie: (random: () => number): SelfieFaults =>
    someOf(random, {
      dark: 3 + 1.5 * random(),
      near: random() < 0.5 ? 0.35 + 0.1 * random() : -0.35,
      aside: (random() < 0.5 ? -1 : 1) * (0.25 + 0.2 * random()),
      defocusPx: 6 + 6 * random(),
      turnedDegrees: (random() < 0.5 ? -1 : 1) * (16 + 6 * random()),
    }),
} as const
