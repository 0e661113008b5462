/** What of a schema the order is told by. */
interface Variant {
  required?: readonly string[]
  properties?: Readonly<Record<string, Variant>>
}

/** Says what went wrong, itself or in one of its parts. */
export const isFailing = ({ required = [], properties = {} }: Variant): boolean =>
  required.includes('error') || required.includes('error_code') || required.some((name) => isFailing(properties[name]!))

const compare = (a: Variant, b: Variant): number =>
  Number(isFailing(b)) - Number(isFailing(a)) || (b.required ?? []).length - (a.required ?? []).length

/**
 * The order in which a generated client tries the variants of an answer; many take the first whose required fields are all there, whatever
 * else the answer holds. What fails comes first, so that no failure passes for a success, and before that which requires less.
 */
export const inUnionOrder = <Schema extends object>(schemas: readonly Schema[]): Schema[] =>
  [...schemas].sort((a, b) => compare(a as Variant, b as Variant))
