import { type TSchema, Type } from 'typebox'
import type { Documented } from '../endpoints/endpoint.js'

/** A whole form: its files, then its fields. */
export const uploadOf = ({ form, pictures }: Documented) => {
  const files = Object.entries(pictures).map(([name, { missing, description }]): [string, TSchema] => {
    // `format` is what code generators look for, `contentMediaType` what OpenAPI 3.1 says.
    const file = { type: 'string', format: 'binary', contentMediaType: 'image/*', description }
    const picture = Type.Unsafe<Uint8Array>(file)
    return [name, missing === undefined ? Type.Optional(picture) : picture]
  })
  return Type.Object({ ...Object.fromEntries(files), ...form.properties })
}
