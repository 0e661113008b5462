import type { ProblemReason, Texts } from '../text/texts.js'
import type { Hint, Kind } from '../watch/hint.js'
import { drawOutline } from './outline.js'
import type { TakenPicture } from './picture.js'
import type { View } from './view.js'

export type Stage = 'idle' | 'starting' | 'watching' | 'reviewing'

export interface Shown {
  readonly stage: Stage
  readonly kind: Kind
  readonly texts: Texts
  readonly hint: Hint | null
  readonly problem: ProblemReason | null
  readonly taken: readonly TakenPicture[]
  readonly hasOtherCamera: boolean
}

/** Shows a state: texts, which buttons there are, the outline. */
export const render = (view: View, shown: Shown): void => {
  const { stage, kind, texts, taken } = shown
  const isFace = kind === 'selfie'
  const subject = isFace ? 'selfie' : 'document'
  const isReviewing = stage === 'reviewing'
  const hadFocus = (view.all.getRootNode() as ShadowRoot).activeElement
  const isBad = taken.some(({ warnings }) => warnings.length > 0)
  const labels = { ...texts, use: isBad ? texts.useAnyway : texts.use }
  for (const name of ['open', 'take', 'use', 'retake', 'choose', 'otherCamera'] as const)
    setText(view[name], labels[name])
  view.all.ariaLabel = texts.title[kind]
  view.open.hidden = stage !== 'idle'
  view.take.hidden = stage !== 'watching' && stage !== 'starting'
  // Not `disabled`: the focus would leave it while the camera starts.
  view.take.ariaDisabled = String(stage !== 'watching')
  view.use.hidden = view.retake.hidden = !isReviewing
  view.choose.hidden = isReviewing
  view.otherCamera.hidden = stage !== 'watching' || !shown.hasOtherCamera
  view.video.hidden = stage !== 'watching'
  view.video.classList.toggle('mirrored', isFace)
  view.outline.toggleAttribute('hidden', isReviewing)
  const { videoWidth, videoHeight } = view.video
  const [widthPx, heightPx] = videoWidth ? [videoWidth, videoHeight] : isFace ? [3, 4] : [4, 3]
  view.frame.className = ['frame', stage, heightPx! > widthPx! ? 'tall' : '', shown.hint === 'good' ? 'good' : ''].join(
    ' ',
  )
  drawOutline(view.outline, isFace, widthPx! * 100, heightPx! * 100)
  showStills(view, isReviewing ? taken : [], texts)
  view.frame.dataset.hint = shown.problem ?? (stage === 'watching' ? (shown.hint ?? 'starting') : stage)
  setText(view.hint, sentenceOf(shown, subject))
  if (hadFocus instanceof HTMLElement && hadFocus.hidden) {
    ;[view.use, view.take, view.open, view.choose].find(({ hidden }) => !hidden)?.focus()
  }
}

/** Only where it changes: a screen reader reads a status again whenever it is written. */
const setText = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text
}

const sentenceOf = ({ stage, texts, hint, problem, taken }: Shown, subject: 'document' | 'selfie'): string => {
  if (problem) return texts.problems[problem]
  if (stage === 'reviewing') {
    const bad = taken.flatMap(({ warnings }) => warnings)[0]
    return bad ? texts.hints[subject][bad.hint]! : `${texts.taken} ${texts.check[subject]}`
  }
  if (stage === 'idle') return taken.length > 0 ? texts.second : texts.prepare[subject]
  if (stage === 'starting') return texts.starting
  const told = hint && texts.hints[subject][hint]
  return told || (taken.length > 0 ? texts.second : texts.starting)
}

const showStills = (view: View, taken: readonly TakenPicture[], texts: Texts): void => {
  view.stills.hidden = taken.length === 0
  const blobs = taken.map(({ blob }) => blob)
  if (blobs.length === view.shown.length && blobs.every((blob, i) => blob === view.shown[i])) return
  for (const image of view.stills.querySelectorAll('img')) URL.revokeObjectURL(image.src)
  view.shown = blobs
  view.stills.replaceChildren(
    ...blobs.map((blob) => Object.assign(new Image(), { src: URL.createObjectURL(blob), alt: texts.taken })),
  )
}
