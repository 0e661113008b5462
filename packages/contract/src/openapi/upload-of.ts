import { type TSchema, Type } from 'typebox'
import type { Documented } from '../endpoints/endpoint.js'

/** A whole form: its files, then its fields. */
export const uploadOf = ({ form, pictures }: Documented) => {
  const files = Object.entries(pictures).map(([name, { format, missing, description }]): [string, TSchema] => {
    const contentMediaType = format === 'jpeg' ? 'image/jpeg' : 'image/*'
    // `format` is what code generators look for, `contentMediaType` what OpenAPI 3.1 says.
    const picture = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType, description })
    return [name, missing === undefined ? Type.Optional(picture) : picture]
  })
  return Type.Object({ ...Object.fromEntries(files), ...form.properties })
}
