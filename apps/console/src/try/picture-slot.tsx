import { useId, useState } from 'preact/hooks'
import { CameraDialog } from '../camera/camera-dialog.js'
import { usePictureAddress } from '../picture/use-picture-address.js'
import type { PictureName } from '../service/inquiry.js'
import { Camera, Cross, Picture } from '../shell/icons.js'
import { useText } from '../text/language.js'

interface Props {
  name: PictureName
  label: string
  picture: File | undefined
  put: (picture: File | undefined) => void
}

/** Interface 8: pictures of documents have at most 2 MB. How large a selfie may be is the service's setting. */
const maxDocumentBytes = 2 * 1024 * 1024

export const PictureSlot = ({ name, label, picture, put }: Props) => {
  const text = useText().own
  const id = useId()
  const address = usePictureAddress(picture)
  const [isOver, setOver] = useState(false)
  const [isShooting, setShooting] = useState(false)
  const take = (files: FileList | null | undefined) => files?.[0] && put(files[0])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      class={`slot${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer?.files)
      }}
    >
      <span class="slot-label">{label}</span>
      {address ? (
        <div class="slot-picture">
          <img src={address} alt={`${label}: ${picture!.name}`} />
          <button
            type="button"
            class="quiet icon"
            aria-label={`${text.remove}: ${label}`}
            onClick={() => put(undefined)}
          >
            <Cross />
          </button>
        </div>
      ) : (
        <div class="slot-empty">
          <Picture />
          <p>
            {text.drop}{' '}
            <label class="link" for={id}>
              {text.choose}
            </label>
          </p>
          <button type="button" class="quiet" onClick={() => setShooting(true)}>
            <Camera /> {text.camera}
          </button>
        </div>
      )}
      <input
        id={id}
        class="unseen"
        type="file"
        name={name}
        aria-label={`${label}: ${text.choose}`}
        accept={name === 'selfie' ? 'image/jpeg,image/png,image/webp' : 'image/jpeg'}
        onChange={(event) => take(event.currentTarget.files)}
      />
      {picture && name !== 'selfie' && picture.size > maxDocumentBytes && (
        <p class="warn" role="alert">
          {text.tooLarge}
        </p>
      )}
      {isShooting && <CameraDialog name={name} put={put} close={() => setShooting(false)} />}
    </div>
  )
}
