export { asSent, thousandths } from './as-sent.js'
