import { makeOptions, sendNext } from './vivid.js'

export const options = makeOptions('steps')

export default () => sendNext('steps')
