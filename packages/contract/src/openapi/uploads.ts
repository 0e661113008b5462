import { Type } from 'typebox'
import { LivenessForm, OcrForm } from '../forms.js'

/** `format` is what code generators look for, `contentMediaType` what OpenAPI 3.1 says. */
const picture = (contentMediaType: string, description: string) =>
  Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType, description })

export const OcrUpload = Type.Object({
  frontside: picture('image/jpeg', 'Front of the document, a JPEG of at most 2 MB.'),
  backside: Type.Optional(
    picture(
      'image/jpeg',
      'Back of the document, a JPEG of at most 2 MB; required for identity cards, ignored for passports.',
    ),
  ),
  ...OcrForm.properties,
})

export const LivenessUpload = Type.Object({
  selfie: picture('image/*', 'Picture of the person, at most 10 MB unless the service is set otherwise.'),
  ...LivenessForm.properties,
})
