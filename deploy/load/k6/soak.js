import { makeOptions, sendNext } from './vivid.js'

export const options = makeOptions('soak')

export default () => sendNext('soak')
