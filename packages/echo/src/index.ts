export { chooseEngine, echoVariables } from './choose-engine.js'
export { fingerprint, poison, tarpit } from './echo-engine.js'
