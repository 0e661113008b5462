import { makeOptions, sendNext } from './vivid.js'

export const options = makeOptions('spike')

export default () => sendNext('spike')
