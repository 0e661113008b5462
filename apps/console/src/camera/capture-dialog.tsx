import type { CaptureDetail } from '@vivid/capture'
import '@vivid/capture'
import { useEffect, useRef } from 'preact/hooks'
import type { PictureName } from '../service/inquiry.js'
import { Cross } from '../shell/icons.js'
import { useText } from '../text/language.js'

interface Props {
  name: PictureName
  put: (picture: File) => void
  close: () => void
}

const kinds = {
  frontside: 'document-front',
  document: 'document-front',
  backside: 'document-back',
  selfie: 'selfie',
  selfie_turned: 'selfie',
} as const satisfies Record<PictureName, string>

/** The capture component in a dialog, until a picture is used or the dialog is closed. */
export const CaptureDialog = ({ name, put, close }: Props) => {
  const text = useText().camera
  const dialog = useRef<HTMLDialogElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const capture = document.createElement('vivid-capture')
    capture.setAttribute('kind', kinds[name])
    capture.setAttribute('autostart', '')
    capture.toggleAttribute('turned', name === 'selfie_turned')
    capture.addEventListener('capture', (event) => {
      const { blob } = (event as CustomEvent<CaptureDetail>).detail
      put(new File([blob], `${name}.jpg`, { type: 'image/jpeg' }))
      close()
    })
    place.current!.append(capture)
    dialog.current!.showModal()
    return () => capture.remove()
  }, [])
  return (
    <dialog ref={dialog} class="camera" aria-labelledby="camera-title" onClose={close}>
      <div class="camera-head">
        <h2 id="camera-title">{text.title}</h2>
        <button type="button" class="quiet icon" aria-label={text.close} onClick={close}>
          <Cross />
        </button>
      </div>
      <div ref={place} />
    </dialog>
  )
}
