import { Type } from 'typebox'
import { Choice } from '../choice.js'
import { devices } from '../interface.js'

export const Flag = (description: string) => Type.Optional(Type.Boolean({ description }))

/** What every form may hold. */
export const commonFields = {
  return_id: Flag('Adds the transaction id to the answer.'),
  device: Type.Optional(
    Choice(devices, {
      description: 'The device that took the picture. Improves the precision of the life test.',
    }),
  ),
}
