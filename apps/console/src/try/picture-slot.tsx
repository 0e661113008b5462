import { useEffect, useId, useState } from 'preact/hooks'
import { CaptureDialog } from '../camera/capture-dialog.js'
import { type Prepared, preparePicture } from '../picture/prepare-picture.js'
import { usePictureAddress } from '../picture/use-picture-address.js'
import type { PictureName } from '../service/inquiry.js'
import { Camera, Cross, Picture } from '../shell/icons.js'
import { useText } from '../text/language.js'

interface Props {
  name: PictureName
  label: string
  picture: File | undefined
  /** What the service takes; undefined until it has told. */
  mostBytes: number | undefined
  put: (picture: File | undefined) => void
}

/** As people write a limit: 2, 1.5. */
const megabytes = (bytes: number) => String(Number((bytes / 1024 ** 2).toFixed(1)))

export const PictureSlot = ({ name, label, picture, mostBytes = Number.POSITIVE_INFINITY, put }: Props) => {
  const text = useText().own
  const id = useId()
  const address = usePictureAddress(picture)
  const [isOver, setOver] = useState(false)
  const [isShooting, setShooting] = useState(false)
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  // Whichever way it came, a file is looked at before it is sent; one that was made here is not looked at again.
  useEffect(() => {
    if (!picture) return
    const isMade = prepared && 'picture' in prepared && prepared.picture === picture
    if (isMade && picture.size <= mostBytes) return
    let isOver = false
    void preparePicture(picture, mostBytes).then((made) => {
      if (isOver) return
      setPrepared(made)
      if ('problem' in made) put(undefined)
      else if (made.picture !== picture) put(made.picture)
    })
    return () => {
      isOver = true
    }
  }, [picture, mostBytes])
  const change = prepared && 'change' in prepared && prepared.picture === picture ? prepared.change : 'none'
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
        const files = event.dataTransfer?.files
        setOver(false)
        // Several at once are for the page to place.
        if (files && files.length > 1) return
        event.preventDefault()
        take(files)
      }}
    >
      <span class="slot-label">{label}</span>
      {address ? (
        <div class="slot-picture">
          <label for={id} title={text.replace}>
            <img src={address} alt={`${label}: ${picture!.name}`} />
          </label>
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
        accept="image/*,.heic,.heif"
        onChange={(event) => take(event.currentTarget.files)}
      />
      {prepared && 'problem' in prepared && !picture && (
        <p class="warn" role="alert">
          {text.problems[prepared.problem](prepared.name, megabytes(mostBytes))}
        </p>
      )}
      {picture && change !== 'none' && <p class="note">{text.changes[change](megabytes(mostBytes))}</p>}
      {isShooting && <CaptureDialog name={name} put={put} close={() => setShooting(false)} />}
    </div>
  )
}
