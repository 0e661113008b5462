import { useEffect, useRef } from 'preact/hooks'
import type { PictureName } from '../service/inquiry.js'
import { Cross } from '../shell/icons.js'
import { useText } from '../text/language.js'
import { takePicture } from './take-picture.js'
import { useCamera } from './use-camera.js'
import { useHint } from './use-hint.js'

interface Props {
  name: PictureName
  put: (picture: File) => void
  close: () => void
}

export const CameraDialog = ({ name, put, close }: Props) => {
  const text = useText().camera
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const subject = name === 'selfie' ? 'selfie' : 'document'
  const state = useCamera(video, subject)
  const hint = useHint(video, subject, state === 'running')
  useEffect(() => dialog.current!.showModal(), [])
  const shoot = async () => {
    put(await takePicture(video.current!, name))
    close()
  }
  return (
    <dialog ref={dialog} class="camera" aria-labelledby="camera-title" onClose={close}>
      <div class="camera-head">
        <h2 id="camera-title">{text.title}</h2>
        <button type="button" class="quiet icon" aria-label={text.close} onClick={close}>
          <Cross />
        </button>
      </div>
      <div class={`viewfinder ${subject}`}>
        <video ref={video} muted playsInline />
        <span class={`guide ${hint ?? ''}`} aria-hidden="true" />
      </div>
      <p class="hint" role="status" data-hint={hint ?? state}>
        {state === 'refused' ? text.refused : hint ? text[hint] : text.starting}
      </p>
      <button type="button" class="primary" disabled={state !== 'running'} onClick={() => void shoot()}>
        {text.shoot}
      </button>
    </dialog>
  )
}
