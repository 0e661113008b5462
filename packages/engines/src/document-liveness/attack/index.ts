export { type AttackName, attackNames, attackThresholds, type Signals } from './attack-settings.js'
export { type AttackModels, attackModelId, type JudgedAttack, judgeAttack, weigh } from './judge-attack.js'
