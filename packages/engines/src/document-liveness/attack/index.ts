export { type AttackName, attackNames, type Signals } from './attack-settings.js'
export { type AttackModels, attackModelId, type JudgedAttack, judgeAttack, loadAttackJudge } from './judge-attack.js'
