import type { SeenDocument } from '@vivid/contract'
import type { InterpretedDocument } from '../interpret/interpret.js'
import { describeFields } from './describe-fields.js'
import { describePicture } from './describe-picture.js'

/** What was seen in all pictures of a document, for people to look at. */
export const describeReading = ({ recognised, template, front, back, fields }: InterpretedDocument): SeenDocument => ({
  template: template?.id ?? null,
  pictures: recognised.reads.map((read) => {
    const shown = [front, back].find((side) => side?.read === read)
    return { ...describePicture(read), side: shown?.side ?? 'front', fields: describeFields(shown?.fields ?? {}) }
  }),
  fields: describeFields(fields),
})
