export { type AttackName, attackNames, attackThresholds } from './attack-settings.js'
export { attackModelId, type JudgedAttack, judgeAttack, weigh } from './judge-attack.js'
