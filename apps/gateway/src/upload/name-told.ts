import { limits } from '@vivid/contract'

/**
 * A field's name as messages and headers tell it: well-formed Unicode, cut at the length that no field of ours reaches. A name in UTF-16
 * may hold half a character, which cannot be encoded.
 */
export const nameTold = (name: string): string => {
  const bytes = Buffer.from(name)
  if (bytes.length <= limits.fieldNameBytes) return bytes.toString()
  // A decoder that expects more leaves out a character that the cut has split.
  return `${new TextDecoder().decode(bytes.subarray(0, limits.fieldNameBytes), { stream: true })}…`
}
