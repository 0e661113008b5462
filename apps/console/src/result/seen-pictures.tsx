import type { SeenOutline } from '@vivid/contract'
import { FlatView } from '../picture/flat-view.js'
import { OutlinedPicture } from '../picture/outlined-picture.js'
import { usePictureAddress } from '../picture/use-picture-address.js'
import { type PictureName, sentPictures } from '../service/inquiry.js'
import type { Answer } from '../service/send.js'
import type { Text } from '../text/en.js'
import { useText } from '../text/language.js'
import { outlinesOf, sizeOf } from './outlines-of.js'

/** Every picture that was sent, with what was found in it, and the document laid flat. */
export const SeenPictures = ({ answer }: { answer: Answer }) => {
  const text = useText()
  if (answer.status !== 200) return null
  return (
    <section class="card" aria-labelledby="seen-title">
      <h3 id="seen-title">{text.seen.title}</h3>
      <div class="pictures">
        {sentPictures(answer.inquiry).map((name, i) => (
          <OnePicture key={name} answer={answer} name={name} index={i} />
        ))}
      </div>
      {answer.debug === null && <p class="note">{text.seen.noDebug}</p>}
    </section>
  )
}

const captionOf = (name: PictureName, text: Text): string => {
  if (name === 'selfie') return text.own.face
  if (name === 'selfie_turned') return text.own.turned
  return name === 'document' ? text.own.portrait : text.own[name]
}

const OnePicture = ({ answer, name, index }: { answer: Answer; name: PictureName; index: number }) => {
  const text = useText()
  const address = usePictureAddress(answer.inquiry.pictures[name])
  // Of a second selfie only numbers are told.
  const size = name === 'selfie_turned' ? null : sizeOf(answer, index)
  const caption = captionOf(name, text)
  if (!address) return null
  if (!size) {
    return (
      <figure class="seen">
        <img src={address} alt={caption} />
        <figcaption>{caption}</figcaption>
      </figure>
    )
  }
  const { outlines, mesh, flat } = outlinesOf(answer, index)
  return (
    <div class="picture">
      <OutlinedPicture address={address} {...size} outlines={outlines} mesh={mesh} caption={caption} />
      {flat && (
        <FlatView address={address} size={size} quad={flat as SeenOutline} label={`${text.seen.flat}: ${caption}`} />
      )}
    </div>
  )
}
