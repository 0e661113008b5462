/** What a sample must print, by what it asks; the pictures are those of the Spanish specimen. */
const expectations: readonly (readonly [asks: string, prints: RegExp])[] = [
  // The transaction of the sample is nobody's.
  ['/transactions/', /transaction_unknown/],
  ['respond-async', /waiting/],
  ['Sandbox-Answer', /807|take another picture/],
  ['/biometrics/', /valid/],
  ['/ocr/', /76423007X/],
]

export const expectedOf = (code: string): RegExp => {
  const found = expectations.find(([asks]) => code.includes(asks))
  if (!found) throw new Error(`nobody said what this sample should print:\n${code}`)
  return found[1]
}
