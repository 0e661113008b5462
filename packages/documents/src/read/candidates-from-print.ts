import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Candidates } from '../fields/candidate.js'
import type { DocumentField } from '../fields/document-field.js'
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

/** Fields that a zone or a barcode tells, that the template says this side prints too, and that were not read in print. */
const unreadOf = ({ rule, told }: PrintContext, read: Candidates): readonly DocumentField[] =>
  (rule?.fields ?? [])
    .map(({ field }) => field)
    .filter((field) => told.some((one) => one.field === field) && !read.some((one) => one.field === field))

/**
 * What the print of one side says. What is told helps to read the same in print, and hides what is printed otherwise: fields that were not
 * read are read as if nothing were told.
 */
export const candidatesFromPrint = (side: SideEvidence, context: PrintContext): Candidates => {
  const scene = openSide(side, context)
  const read = readScene(scene, context)
  const unread = unreadOf(context, read)
  if (!scene.isDescribed || unread.length === 0) return read
  const untold = readScene({ ...scene, page: { ...scene.page, told: [] } }, context)
  return [...read, ...untold.filter(({ field }) => unread.includes(field))]
}
