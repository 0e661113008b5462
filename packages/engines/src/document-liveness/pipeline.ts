import { anyPicture, type Decoded, openPicture } from '@vivid/vision'
import type { Run } from '../frame/run.js'
import { type JudgedAttack, judgeAttack } from './attack/index.js'
import type { Examined, Finding, FoundDocument, Side } from './examined.js'
import { compareGhost } from './holder/compare-ghost.js'
import { compareSex, type PrintedSex } from './holder/compare-sex.js'
import type { ExaminerModels } from './models.js'
import { checkCompression } from './stages/check-compression.js'
import { checkEvenLight, checkUsableLight } from './stages/check-exposure.js'
import { checkFraming } from './stages/check-framing.js'
import { checkPresence } from './stages/check-presence.js'
import { checkReflections } from './stages/check-reflections.js'
import { checkResolution } from './stages/check-resolution.js'
import { checkSharpness } from './stages/check-sharpness.js'
import { findDocuments } from './stages/find-documents.js'
import { findPortrait, type Portrait, portraitMissing } from './stages/find-portrait.js'
import { measureExposure } from './stages/measure-exposure.js'
import { type DocumentView, viewDocument } from './stages/view-document.js'

export type ExaminerRun = Run<ExaminerModels>

/**
 * Bytes to the first reason why the picture must be taken again: decode → locate → composition → portrait → quality.
 * `isPortraitElsewhere` is asked about a front without a portrait: it may be the back, sent as the front.
 */
export const examineCapture = async (
  { models, stage }: ExaminerRun,
  bytes: Uint8Array,
  side: Side,
  isPortraitElsewhere: () => Promise<boolean> = async () => false,
): Promise<Examined> => {
  const opened = await stage('decode', () => openPicture(models.locator, bytes, anyPicture))
  const found = await stage('locate', () => findDocuments(models.locator, opened))
  const [document = null, ...others] = found
  if (!document) return { ...opened, document, others, portrait: null, finding: checkPresence(found) }
  const composition = checkPresence(found) ?? checkFraming(opened.picture, document) ?? checkResolution(document.quad)
  const view = await stage('rectify', () => viewDocument(opened.picture, document.quad))
  const portrait = await stage('find-portrait', () => findPortrait(models.faces, view, side))
  const isLacking = side === 'front' && !portrait && !composition && !(await isPortraitElsewhere())
  const finding =
    composition ??
    (isLacking ? portraitMissing([view.quad]) : null) ??
    (await stage('judge-quality', () => judgeQuality(bytes, opened, document, view, portrait)))
  return { ...opened, document, others, portrait: portrait?.quad ?? null, finding }
}

/** Exposure goes first where it leaves nothing to judge, and after sharpness where it is only poor. */
const judgeQuality = (
  bytes: Uint8Array,
  decoded: Decoded,
  { quad }: FoundDocument,
  view: DocumentView,
  portrait: Portrait | null,
): Finding | null => {
  const exposure = measureExposure(view)
  return (
    checkUsableLight(view, exposure) ??
    checkReflections(view) ??
    checkSharpness(view) ??
    checkEvenLight(view, exposure, portrait) ??
    checkCompression(bytes, decoded, quad)
  )
}

/** The same picture, with the portrait that was not looked for before. */
export const seekPortrait = async ({ models, stage }: ExaminerRun, examined: Examined): Promise<Examined> => {
  const { picture, document } = examined
  if (!document || examined.portrait) return examined
  const view = await stage('rectify', () => viewDocument(picture, document.quad))
  const portrait = await stage('find-portrait', () => findPortrait(models.faces, view, 'any'))
  return { ...examined, portrait: portrait?.quad ?? null }
}

/** Whether what was examined is a genuine document, whatever was found wrong with the picture. */
export const judgeDocument = (
  { models, stage }: ExaminerRun,
  { picture, document, portrait }: Examined,
): Promise<JudgedAttack> => stage('judge-attack', () => judgeAttack(models, picture, document?.quad ?? null, portrait))

/** The judgement once the document is read: whether its portrait may be that of the holder whom it describes and shows a second time. */
export const compareHolder = async (
  { models, stage }: ExaminerRun,
  { picture, document, portrait }: Examined,
  judged: JudgedAttack,
  printed: PrintedSex | null,
): Promise<JudgedAttack> => {
  if (!portrait || !document) return judged
  const compared = printed
    ? await stage('compare-sex', () => compareSex(models, picture, portrait, judged, printed))
    : judged
  const { faces, mesh, embedding } = models
  // What is rejected already is not looked at any further.
  if (compared.attack || !mesh || !embedding) return compared
  const networks = { faces, mesh, embedding }
  return stage('compare-ghost', () => compareGhost(networks, picture, document.quad, portrait, compared))
}
