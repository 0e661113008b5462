import { useEffect, useRef, useState } from 'preact/hooks'
import { usePictureAddress } from '../picture/use-picture-address.js'
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

/** Takes a picture by hand, or by itself once the frame is good and still; it is looked at before it is used. */
export const CameraDialog = ({ name, put, close }: Props) => {
  const text = useText().camera
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [taken, setTaken] = useState<File | undefined>()
  const address = usePictureAddress(taken)
  const subject = name.startsWith('selfie') ? 'selfie' : 'document'
  const { state, turn } = useCamera(video, subject)
  const shoot = async () => setTaken(await takePicture(video.current!, name))
  const isWatching = state === 'running' && !taken
  const hint = useHint({ video, subject, isWatching, whenCalm: () => void shoot() })
  useEffect(() => dialog.current!.showModal(), [])
  const use = (picture: File) => {
    put(picture)
    close()
  }
  return (
    <dialog ref={dialog} class="camera" aria-labelledby="camera-title" onClose={close}>
      <div class="camera-head">
        <h2 id="camera-title">{taken ? text.review : text.title}</h2>
        <button type="button" class="quiet icon" aria-label={text.close} onClick={close}>
          <Cross />
        </button>
      </div>
      <div class={`viewfinder ${subject}`}>
        <video ref={video} muted playsInline hidden={taken !== undefined} />
        {address && <img src={address} alt={text.review} />}
        {!taken && <span class={`guide ${hint ?? ''}`} aria-hidden="true" />}
      </div>
      <p class="hint" role="status" data-hint={taken ? 'review' : state === 'running' ? (hint ?? 'starting') : state}>
        {taken
          ? text.check[subject]
          : state === 'refused'
            ? text.refused
            : isWatching && hint
              ? text[hint]
              : text.starting}
      </p>
      <div class="camera-actions">
        {taken ? (
          <>
            <button type="button" onClick={() => setTaken(undefined)}>
              {text.retake}
            </button>
            <button type="button" class="primary" onClick={() => use(taken)}>
              {text.use}
            </button>
          </>
        ) : (
          <>
            {turn && (
              <button type="button" onClick={turn}>
                {text.turn}
              </button>
            )}
            <button type="button" class="primary" disabled={!isWatching} onClick={() => void shoot()}>
              {text.shoot}
            </button>
          </>
        )}
      </div>
    </dialog>
  )
}
