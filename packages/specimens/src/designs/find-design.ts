import type { Layout } from '../layouts/layout.js'
import type { Family } from './design-choices.js'
import { inventDesign } from './invent-design.js'

/** Kinds of so many invented cards. */
export const listDesigns = (family: Family, count: number): string[] =>
  Array.from({ length: count }, (_, number) => `design-${family}-${number}`)

/** `design-known-17` is an invented card of its family; undefined for a kind that names none. */
export const findDesign = (kind: string): Layout | undefined => {
  const [, family, number] = /^design-(known|unseen)-(\d+)$/.exec(kind) ?? []
  return family ? inventDesign(family as Family, Number(number)) : undefined
}
