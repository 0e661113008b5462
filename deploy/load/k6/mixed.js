import { makeOptions, sendNext } from './vivid.js'

export const options = makeOptions('mixed')

export default () => sendNext('mixed')
