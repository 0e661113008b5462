/**
 * The tone between four bytes: two at `upper` and `right` of it, two at `lower` and `right` of it, `fx` and `fy` in 256ths.
 * A plain function, called by name, because the compiler then inlines it.
 */
export function mixFour(data: Uint8Array, upper: number, lower: number, right: number, fx: number, fy: number): number {
  const above = data[upper]! * (256 - fx) + data[upper + right]! * fx
  const below = data[lower]! * (256 - fx) + data[lower + right]! * fx
  return (above * (256 - fy) + below * fy + 32768) >> 16
}
