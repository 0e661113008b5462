import type { SeenFields } from '@vivid/contract'
import type { Fields } from '@vivid/documents'
import { thousandths } from '../../picture/as-sent.js'

/** What the document says, under the interface's names; what it does not say is left out. */
export const describeFields = (fields: Fields): SeenFields => {
  const described = Object.entries(fields).map(([name, { value, confidence, source, agreeing, flags }]) => [
    name,
    { value, confidence: thousandths(confidence), source, agreeing, flags },
  ])
  return Object.fromEntries(described)
}
