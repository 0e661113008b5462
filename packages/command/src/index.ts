export { readOptions } from './read-options.js'
export { UsageError } from './usage-error.js'
export { number, oneOf, whole } from './values.js'
