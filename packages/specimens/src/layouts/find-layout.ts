import { findDesign } from '../designs/find-design.js'
import { layouts } from './index.js'
import type { Face, Layout, Side } from './layout.js'

export class UnknownKind extends Error {
  override name = 'UnknownKind'
}

export const listKinds = (): { kind: string; group: string; title: string; format: string; sides: Side[] }[] =>
  layouts.map(({ kind, group, title, format, faces }) => ({
    kind,
    group,
    title,
    format,
    sides: faces.map(({ side }) => side),
  }))

export const findLayout = (kind: string): Layout => {
  const layout = layouts.find((candidate) => candidate.kind === kind) ?? findDesign(kind)
  if (!layout) throw new UnknownKind(`unknown kind "${kind}"; known: ${layouts.map((l) => l.kind).join(', ')}`)
  return layout
}

/** Sides of a kind, invented ones too. */
export const sidesOf = (kind: string): Side[] => findLayout(kind).faces.map(({ side }) => side)

export const findFace = (layout: Layout, side: Side | undefined): Face => {
  const face = side ? layout.faces.find((candidate) => candidate.side === side) : layout.faces[0]
  if (!face) throw new UnknownKind(`${layout.kind} has no ${side}`)
  return face
}
