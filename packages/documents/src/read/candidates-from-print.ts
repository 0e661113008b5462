import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Candidates } from '../fields/candidate.js'
import { askBlockNames } from './ask/ask-blocks.js'
import { askFields } from './ask/ask-fields.js'
import { askMonthFirst, isMonthFirst } from './ask/month-first.js'
import { inPassportOrder } from './ask/passport-order.js'
import { type PrintContext, withoutZone } from './page/take-apart.js'
import { openPrint, readScene } from './print/read-print.js'
import type { Scene } from './print/scene.js'

/** The print of one side and every claim that it allows. */
export const openSide = (side: SideEvidence, context: PrintContext): Scene => {
  const evidence = withoutZone(side)
  const usual = askFields(context, context.catalogue.labels)
  const asked = !context.template?.state && isMonthFirst(evidence.lines) ? askMonthFirst(usual) : usual
  const isPassport = !context.template?.state && evidence.kind === 'passport'
  const ordered = isPassport ? inPassportOrder(asked) : asked
  return openPrint(evidence, [...askBlockNames(context), ...ordered], context)
}

/** What the print of one side says. */
export const candidatesFromPrint = (side: SideEvidence, context: PrintContext): Candidates =>
  readScene(openSide(side, context), context)
