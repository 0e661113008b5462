import { makeOptions, sendNext } from './vivid.js'

export const options = makeOptions('smoke')

export default () => sendNext('smoke')
