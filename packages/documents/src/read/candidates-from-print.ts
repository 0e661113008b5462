import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Candidates } from '../fields/candidate.js'
import { askFields, askFullNames } from './print/asked-field.js'
import { askMonthFirst, isMonthFirst } from './print/month-first.js'
import { readDescribed } from './print/read-described.js'
import { readUndescribed } from './print/read-undescribed.js'
import { type PrintContext, takeApart, withoutZone } from './print/take-apart.js'

/** What the print of one side says. */
export const candidatesFromPrint = (side: SideEvidence, context: PrintContext): Candidates => {
  const evidence = withoutZone(side)
  const { template, catalogue, today } = context
  const usual = askFields(context, catalogue.labels)
  if (template?.state) return readDescribed(evidence, usual, context)
  const asked = isMonthFirst(evidence.lines) ? askMonthFirst(usual) : usual
  const fullNames = askFullNames(catalogue.labels, today)
  const page = takeApart(evidence, [...asked, ...Object.values(fullNames)], context)
  return readUndescribed({ kind: evidence.kind, asked, fullNames, today }, page)
}
