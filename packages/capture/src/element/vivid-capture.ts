import type { ProblemReason } from '../text/texts.js'
import { textsOf } from '../text/texts-of.js'
import type { Hint, Kind, Wanted } from '../watch/hint.js'
import { tellHints } from '../watch/told-hint.js'
import { openCamera, reasonOf } from './camera.js'
import { type TakenPicture, takeFile, takeFrame } from './picture.js'
import { render, type Stage } from './render.js'
import { makeView, type View } from './view.js'
import { watchVideo } from './watch-video.js'

/** Detail of the event `capture`. */
export interface CaptureDetail extends TakenPicture {
  /** The second picture, with the head turned, where `pictures="2"`. */
  readonly turned?: TakenPicture
}

/** Detail of the event `problem`. */
export interface ProblemDetail {
  readonly reason: ProblemReason
  readonly text: string
}

const close = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** Guides a person to a picture of a document or of their face, and hands it over as the event `capture`. */
export class VividCapture extends HTMLElement {
  static readonly observedAttributes = ['kind', 'lang', 'pictures']
  readonly #view: View = makeView(this.attachShadow({ mode: 'open', delegatesFocus: true }))
  #stage: Stage = 'idle'
  #problem: ProblemReason | null = null
  #taken: readonly TakenPicture[] = []
  #hint: Hint | null = null
  #nextCamera: string | null = null
  #stream: MediaStream | null = null
  #stopWatching: (() => void) | null = null
  /** Counts what was begun: what an earlier step was waiting for comes too late. */
  #step = 0

  constructor() {
    super()
    const { open, take, use, retake, choose, otherCamera, file } = this.#view
    open.onclick = () => void this.start()
    take.onclick = () => void this.#take()
    use.onclick = () => this.#deliver()
    retake.onclick = () => this.#again()
    choose.onclick = () => file.click()
    otherCamera.onclick = () => void this.start(this.#nextCamera)
    file.onchange = () => void this.#choose()
    this.#view.all.onkeydown = ({ key }) => {
      if (key === 'Escape' && this.#stage !== 'idle') this.stop()
    }
  }

  get kind(): Kind {
    const kind = this.getAttribute('kind')
    return kind === 'selfie' || kind === 'document-back' ? kind : 'document-front'
  }

  connectedCallback(): void {
    if (this.hasAttribute('autostart')) void this.start()
    else this.#render()
  }

  disconnectedCallback(): void {
    this.stop()
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#render()
  }

  /** Opens the camera; without leave or without one, files remain. */
  async start(cameraId: string | null = null): Promise<void> {
    this.stop()
    const isLate = this.#begin()
    this.#enter('starting')
    try {
      const { stream, nextId } = await openCamera(this.kind === 'selfie' ? 'user' : 'environment', cameraId)
      // Closed, or opened once more, while leave was asked for.
      if (isLate() || !this.isConnected) return close(stream)
      this.#stream = stream
      this.#nextCamera = nextId
      this.#view.video.srcObject = stream
      await this.#view.video.play()
      if (!isLate()) this.#watch(false)
    } catch (error) {
      if (isLate()) return
      this.stop()
      if (this.isConnected) this.#fail(reasonOf(error))
    }
  }

  /** Closes the camera and forgets what was taken. */
  stop(): void {
    this.#begin()
    this.#pause()
    if (this.#stream) close(this.#stream)
    this.#stream = null
    this.#view.video.srcObject = null
    this.#taken = []
    this.#enter('idle')
  }

  /** Begins another step; tells whether one has begun since. */
  #begin(): () => boolean {
    this.#step += 1
    const step = this.#step
    return () => step !== this.#step
  }

  get #wanted(): Wanted {
    const [first] = this.#taken
    const subject = this.kind === 'selfie' ? 'selfie' : 'document'
    if (first) return { subject, turnedFrom: first.turnDegrees }
    return this.hasAttribute('turned') ? { subject, turnedFrom: 0 } : { subject }
  }

  get #wantedPictures(): number {
    return this.kind === 'selfie' && this.getAttribute('pictures') === '2' ? 2 : 1
  }

  #watch(mustMove: boolean): void {
    this.#pause()
    this.#enter('watching')
    const told = tellHints()
    this.#stopWatching = watchVideo(this.#view.video, this.#wanted, mustMove, (hint, isMoment) => {
      const next = told.after(hint, performance.now())
      if (next !== this.#hint) {
        this.#hint = next
        this.#render()
      }
      if (isMoment) void this.#take()
    })
  }

  #pause(): void {
    this.#stopWatching?.()
    this.#stopWatching = null
    this.#hint = null
  }

  async #take(): Promise<void> {
    // A second press while the first picture is being made takes none.
    if (this.#stopWatching === null) return
    this.#pause()
    const isLate = this.#begin()
    try {
      const taken = await takeFrame(this.#view.video, this.#wanted)
      if (!isLate()) this.#accept(taken)
    } catch {
      // Not by itself again: it would fail as often as it is tried.
      if (!isLate()) this.#watch(true)
    }
  }

  async #choose(): Promise<void> {
    const file = this.#view.file.files?.[0]
    this.#view.file.value = ''
    if (!file) return
    this.#pause()
    const isLate = this.#begin()
    try {
      const taken = await takeFile(file, this.#wanted)
      if (!isLate()) this.#accept(taken)
    } catch {
      if (isLate()) return
      if (this.#stream) this.#watch(false)
      else this.#enter('idle')
      this.#fail('file-unreadable')
    }
  }

  #accept(taken: TakenPicture): void {
    this.#problem = null
    this.#taken = [...this.#taken, taken]
    navigator.vibrate?.(60)
    if (this.#taken.length >= this.#wantedPictures) this.#enter('reviewing')
    else if (this.#stream) this.#watch(false)
    // A file that is chosen while the camera opens ends that.
    else this.#enter('idle')
  }

  #again(): void {
    this.#taken = []
    if (this.#stream) this.#watch(true)
    else this.#enter('idle')
  }

  #deliver(): void {
    const [first, turned] = this.#taken
    const detail: CaptureDetail = turned ? { ...first!, turned } : first!
    this.stop()
    this.dispatchEvent(new CustomEvent('capture', { detail, bubbles: true, composed: true }))
  }

  #fail(reason: ProblemReason): void {
    this.#problem = reason
    this.#render()
    const detail: ProblemDetail = { reason, text: this.#texts.problems[reason] }
    this.dispatchEvent(new CustomEvent('problem', { detail, bubbles: true, composed: true }))
  }

  get #texts() {
    const around = this.closest('[lang]')?.getAttribute('lang')
    return textsOf([this.getAttribute('lang'), around, ...navigator.languages])
  }

  #enter(stage: Stage): void {
    this.#stage = stage
    this.#problem = null
    this.#render()
  }

  #render(): void {
    render(this.#view, {
      stage: this.#stage,
      kind: this.kind,
      texts: this.#texts,
      hint: this.#hint,
      problem: this.#problem,
      taken: this.#taken,
      hasOtherCamera: this.#nextCamera !== null,
    })
  }
}
