import type { AttackName } from '@vivid/engines/document-liveness'
import { auc } from '../error-rates.js'
import { decimals, figureLine, percent } from '../figure-line.js'
import { groupLines } from '../group-lines.js'
import { sizeOf } from '../size-of.js'
import { isMidvDesign } from '../source-of.js'
import type { JudgedDocument } from './judge-elsewhere.js'
import { attackLabels, defectCodes } from './kinds.js'
import { madeForReading } from './labelled-document.js'

type Figure = (judged: readonly JudgedDocument[]) => number

const share =
  (isCounted: (one: JudgedDocument) => boolean, isBad: (one: JudgedDocument) => boolean): Figure =>
  (judged) => {
    const counted = judged.filter(isCounted)
    return counted.filter(isBad).length / counted.length
  }

const isGenuine = (one: JudgedDocument) => one.isGenuine
const isAttack = ({ label }: JudgedDocument) => label in attackLabels
/** What is held before the camera was seen as a document, so that the judge of attacks has a say. */
const isSeen = ({ finding }: JudgedDocument) => finding !== 'document_not_found'
const isUntold = ({ attacks }: JudgedDocument) => attacks.length === 0
/** Trained on neither itself nor others of its kind. */
const isStrangeUpload = (one: JudgedDocument) => isUpload(one) && !isMidvDesign(one.source)
const isUpload = ({ label }: JudgedDocument) => attackLabels[label] === 'digital'
const isRecapture = (one: JudgedDocument) => isAttack(one) && !isUpload(one)
const isDefect = ({ label }: JudgedDocument) => label in defectCodes
const isRight = ({ label, accept, code }: JudgedDocument) => [...defectCodes[label]!, ...accept].includes(code ?? 0)

/** How well a signal tells these attacks from genuine photos. No limit has a part in it. */
const areaOf =
  (name: AttackName, isMeant: (one: JudgedDocument) => boolean = ({ label }) => attackLabels[label] === name): Figure =>
  (judged) =>
    auc(judged.filter((one) => one.isGenuine || isMeant(one)).map((one) => ({ ...one, score: -one.signals[name] })))

const headlines: readonly (readonly [string, Figure, (value: number) => string])[] = [
  ['attacks passed (screen, print, portrait)', share(isRecapture, ({ isPassed }) => isPassed), percent],
  [
    'those of them seen as a document: no signal tells',
    share((one) => isRecapture(one) && isSeen(one), isUntold),
    percent,
  ],
  ['digital uploads passed, MIDV scans left out', share(isStrangeUpload, ({ isPassed }) => isPassed), percent],
  ['genuine refused as an attack', share(isGenuine, ({ attacks }) => attacks.length > 0), percent],
  ['genuine refused for any reason', share(isGenuine, ({ isPassed }) => !isPassed), percent],
  [
    'genuine refused for any reason, photos left out that the set also labels with a defect',
    share(
      (one) => one.isGenuine && one.accept.length === 0,
      ({ isPassed }) => !isPassed,
    ),
    percent,
  ],
  ['codes of composition and quality right', share(isDefect, isRight), percent],
  ['AUC, screen', areaOf('screen'), decimals],
  ['AUC, print', areaOf('print'), decimals],
  ['AUC, portrait', areaOf('portrait'), decimals],
  ['AUC, digital uploads, MIDV scans left out', areaOf('digital', isStrangeUpload), decimals],
  [
    'AUC, those of them from the set for reading, on which nothing was chosen',
    areaOf('digital', (one) => isStrangeUpload(one) && one.subtype === madeForReading),
    decimals,
  ],
]

const isMidvScan = (one: JudgedDocument) => isUpload(one) && !isStrangeUpload(one)

/** A line for each figure with its interval, then one for each source, kind and size. */
export const reportDocuments = (judged: readonly JudgedDocument[], random: () => number): string => {
  const sources = new Set(judged.map(({ source }) => source)).size
  const proven = judged.filter((one) => one.isGenuine || isAttack(one))
  return [
    `${judged.length} pictures of ${sources} sources (repositories, or designs of the MIDV family); each judged by limits of digital uploads and`,
    'exposure chosen on the other sources. In brackets: 95 % of what as many other sources of the like would give (bootstrap by source).',
    'As they ship: the networks, the limits of screens, prints, portraits and blur (chosen on drawn pictures), those of framing, presence and',
    'reflections. All but a few genuine photos come from one collection: sources differ by design there, not by camera. Scans and renderings of',
    'the set for reading are uploads as well.',
    '',
    ...headlines.map(([what, figure, write]) => figureLine(what, judged, figure, write, random)),
    '',
    ...groupLines(
      proven,
      (one) => [
        one.isGenuine ? 'genuine' : `attack: ${attackLabels[one.label]}${isMidvScan(one) ? ', MIDV scan' : ''}`,
      ],
      tellErrors,
    ),
    ...groupLines(
      judged.filter(isGenuine),
      ({ code, attacks }) => [code === null ? 'genuine, passed' : `genuine, answered ${code} ${attacks.join()}`.trim()],
      ({ length }) => `${length}`,
    ),
    ...groupLines(proven.filter(isSeen), ({ score }) => [`score ${tenthOf(score!)}`], tellKinds),
    ...groupLines(proven, (one) => [sizeOf(one)], tellErrors),
    ...groupLines(proven, ({ source }) => [`source: ${source}`], tellErrors),
    ...groupLines(judged.filter(isDefect), ({ label }) => [`code: ${label}`, 'code: all'], tellCodes),
  ].join('\n')
}

/** The score turns at 0.5, into an attack below. */
const tenthOf = (score: number): string => {
  if (score < 0.5) return 'below 0.5'
  const from = Math.floor(10 * score) / 10
  return `from ${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}`
}

const tellKinds = (own: readonly JudgedDocument[]): string => {
  const [recaptures, uploads] = [own.filter(isRecapture), own.filter(isStrangeUpload)]
  return `genuine ${own.filter(isGenuine).length}, screens, prints and portraits ${recaptures.length}, uploads ${uploads.length} (MIDV scans left out)`
}

const tellErrors = (own: readonly JudgedDocument[]): string => {
  const [genuine, attacks] = [own.filter(isGenuine), own.filter(isAttack)]
  const seen = attacks.filter(isSeen)
  const refused = genuine.filter(({ isPassed }) => !isPassed).length
  const passed = attacks.filter(({ isPassed }) => isPassed).length
  return [
    ...(genuine.length > 0 ? [`genuine refused ${refused} of ${genuine.length}`] : []),
    ...(attacks.length > 0 ? [`attacks passed ${passed} of ${attacks.length}`] : []),
    ...(seen.length > 0
      ? [`no signal tells ${seen.filter(isUntold).length} of ${seen.length} seen as a document`]
      : []),
  ].join(', ')
}

const tellCodes = (own: readonly JudgedDocument[]): string => `right ${own.filter(isRight).length} of ${own.length}`
