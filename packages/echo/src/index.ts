export { chooseEngine, echoVariables } from './choose-engine.js'
export { fingerprint, gate, poison, tarpit } from './echo-engine.js'
