import { fileURLToPath } from 'node:url'

/** The pictures that the printed lines send: the console's specimens, as built. */
const specimens = new URL('../../console/dist/site/specimens/', import.meta.url)
const at = (name: string) => fileURLToPath(new URL(`${name}.jpg`, specimens))

export const demo = {
  passport: at('passport'),
  cardOnScreen: at('card-on-screen'),
  cardFront: at('card-front'),
  cardBack: at('card-back'),
  selfie: at('selfie'),
  holder: at('selfie-holder'),
}
