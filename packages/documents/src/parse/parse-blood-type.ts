import type { Parser } from './parsed-value.js'

/** A+, O-, AB+; RH, blanks, and words for the factor in between. */
const form = /^\W*(AB|A|B|[O0])\s*(?:\(?\s*R\s*H\s*\)?)?\s*(\+|-|–|—|POSITIVO|NEGATIVO|POS\b|NEG\b)\W*$/i
const reversed = /^\W*(?:R\s*H)\s*(\+|-|–|—)\s*(AB|A|B|[O0])\W*$/i

export const parseBloodType: Parser = (text) => {
  const straight = form.exec(text)
  const turned = straight ? null : reversed.exec(text)
  const group = straight?.[1] ?? turned?.[2]
  const factor = straight?.[2] ?? turned?.[1]
  if (!group || !factor) return null
  const value = `${group.toUpperCase().replace('0', 'O')}${/^[+P]/i.test(factor) ? '+' : '-'}`
  const start = text.toUpperCase().indexOf(group.toUpperCase())
  return {
    value,
    from: [...value].map((_, index) => (index < group.length ? start + index : text.indexOf(factor))),
    fit: 1,
  }
}
