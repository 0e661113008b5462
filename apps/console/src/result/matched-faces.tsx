import { FlatView } from '../picture/flat-view.js'
import { usePictureAddress } from '../picture/use-picture-address.js'
import type { PictureName } from '../service/inquiry.js'
import type { Answer } from '../service/send.js'
import { useText } from '../text/language.js'
import { debugOf } from './debug-of.js'
import { Gauge } from './gauge.js'

/** The two faces as the network was shown them, side by side, and how alike they are. */
export const MatchedFaces = ({ answer }: { answer: Answer }) => {
  const text = useText()
  const scores = answer.body.face_match?.api_response as { similarity: number; quality: number } | undefined
  if (!answer.body.face_match) return null
  return (
    <section class="card" aria-labelledby="faces-title">
      <h3 id="faces-title">{text.faces.title}</h3>
      <div class="faces">
        <OneFace answer={answer} name="selfie" label={text.own.face} />
        <OneFace answer={answer} name="document" label={text.own.portrait} />
        {scores && <Gauge label={text.faces.similarity} value={scores.similarity} threshold={0.5} high="good" />}
      </div>
    </section>
  )
}

const OneFace = ({ answer, name, label }: { answer: Answer; name: PictureName; label: string }) => {
  const address = usePictureAddress(answer.inquiry.pictures[name])
  const seen = debugOf(answer).faces?.[name as 'selfie' | 'document']
  if (!address || !seen?.face) return null
  return <FlatView address={address} size={seen} quad={seen.face} label={label} />
}
