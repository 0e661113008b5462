import type { Quad } from '../geometry/quad.js'
import { squareAround } from '../geometry/square-around.js'
import type { Picture } from '../image/picture.js'
import { toGrey } from '../image/to-grey.js'
import { greyBatch } from '../model/grey-batch.js'
import type { Model } from '../model/load-model.js'
import { rectifyColour } from '../sample/rectify-colour.js'

/** Both are part of the network: models/portrait-sex/model.json says the same. */
const SIDE_PX = 64
const REACH = 1.1

/** The probability that a face looks like a woman's. `face` is the box of a detector. */
export const tellSex = async (network: Model, picture: Picture, face: Quad): Promise<number> => {
  const view = rectifyColour(picture, squareAround(face, REACH), SIDE_PX, SIDE_PX)
  const { female } = await network.run({ face: greyBatch([toGrey(view)]) })
  return female!.data[0]!
}
